import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { errorCodes, type FastifyInstance } from 'fastify'
import { bodyTooLarge } from 'shared-contracts/platform/body-limit'
import type { Refusals } from '../observability/metrics/refusals'

/** Time for the rest of a refused body to arrive. */
const LINGER_MS = 10_000

/** Responds 413 if a body's announced or actual length exceeds the limit of the route or app. */
export function refuseLargeBodies(app: FastifyInstance, refusals: Refusals): void {
  app.addHook('onRequest', async ({ headers, routeOptions }) => {
    if (Number(headers['content-length']) > routeOptions.bodyLimit)
      throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
  })
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof errorCodes.FST_ERR_CTP_BODY_TOO_LARGE)) return reply.send(error)
    refusals.add('large-body')
    reply.hijack()
    const body = JSON.stringify(bodyTooLarge(request.routeOptions.bodyLimit))
    reply.raw.writeHead(413, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
    })
    reply.raw.write(body)
    endOnceReceived(request.raw, reply.raw)
  })
}

/** Closes only after the rest of the body has arrived: otherwise the client might never see the response. */
async function endOnceReceived(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    await finished(request.resume(), { signal: AbortSignal.timeout(LINGER_MS) })
    response.end()
  } catch {
    request.destroy()
  }
}

/** Reads bodies in this context completely, whatever their type, before a route handles them. */
export function readBodiesWhole(context: FastifyInstance): void {
  context.removeAllContentTypeParsers()
  context.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body: Buffer, done) =>
    done(null, body.length > 0 ? Readable.from([body]) : undefined),
  )
}

/** Streams bodies, so that the api can check the sender first. Refuses those of unknown length. */
export function passThroughBodies(context: FastifyInstance): void {
  context.addHook('onRequest', async ({ headers }) => {
    if (headers['transfer-encoding'] !== undefined) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
  })
  context.removeAllContentTypeParsers()
  context.addContentTypeParser('*', (_, body, done) => done(null, body))
}

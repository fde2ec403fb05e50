import { buffer } from 'node:stream/consumers'
import type { FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify'
import { chooseEncoding, encodeAs } from '../http/encoding'

/** As the proxy gives it, for whichever kind of server. */
export type ProxiedReply = FastifyReply<RouteGenericInterface, RawServerBase>

/** Shorter ones grow by it. */
const COMPRESSED_FROM_BYTES = 1024

/**
 * Sends on an answer of the api once all of it is here, compressed, in one piece. A server that dies in the middle
 * of it then leaves a browser with words (503) and not with the half of an answer.
 * @param onBroken when the rest of it never comes
 */
export async function sendWhole(
  reply: ProxiedReply,
  stream: NodeJS.ReadableStream,
  onBroken: () => void,
): Promise<void> {
  const bytes = await buffer(stream).catch(() => undefined)
  if (!bytes) {
    for (const name of ['content-length', 'content-encoding', 'etag']) reply.removeHeader(name)
    return onBroken()
  }
  // Such as 304, which has no length to tell.
  if (bytes.length === 0) return void reply.send()
  if (bytes.length < COMPRESSED_FROM_BYTES || reply.hasHeader('content-encoding'))
    return void reply.send(bytes)
  const encoding = chooseEncoding(reply.request.headers['accept-encoding'])
  const encoded = await encodeAs(encoding, bytes)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.header('vary', 'accept-encoding').header('content-length', encoded.length).send(encoded)
}

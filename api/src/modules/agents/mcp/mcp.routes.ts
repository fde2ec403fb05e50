import type { McpHttpHandler } from '@modelcontextprotocol/server'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { isOwnMachine } from 'shared-contracts/platform/settings/public-origin'
import { AppError } from '../../../errors'
import { isOwnOrigin, type Site } from '../../../http/sessions/own-origin'
import { apartFromPeople } from '../limit-agents'
import type { Tools } from './call-tools'
import { sendMcpError } from './mcp-errors'
import { Call, handlePlainCall, isPlain, takesStreams } from './plain-calls'
import { serverCard } from './server-card'

/**
 * Refuses requests from other sites' pages, or under another host name (DNS rebinding), as MCP requires.
 * Programs other than browsers send no Origin. The edge forwards the requested host.
 */
function refuseForeignSites({ host, hostname, headers }: FastifyRequest, site: Site): void {
  const isOwnHost = host === new URL(site.publicOrigin).host || (!site.isPublic && isOwnMachine(hostname))
  if (!isOwnHost) throw new AppError('FORBIDDEN', "The Host header does not match this shop's address.")
  const { origin } = headers
  if (origin !== undefined && !isOwnOrigin(origin, host, site))
    throw new AppError('FORBIDDEN', 'This request came from another site.')
}

interface Mcp extends Site {
  tools: Tools
  server: McpHttpHandler
  endpoint: string
}

/** The method that asks for a stream of list changes. Refused, because the lists change only with a release. */
const LISTENING = 'subscriptions/listen'

export function mcpRoutes({ tools, server, endpoint, ...site }: Mcp): FastifyPluginAsync {
  const card = serverCard(site.publicOrigin, endpoint)
  const route = { config: apartFromPeople, schema: { hide: true } }

  return async (app) => {
    app.setErrorHandler(sendMcpError)
    app.addHook('onRequest', async (request) => refuseForeignSites(request, site))

    app.get('/server-card', route, async (_, reply) =>
      reply
        .type('application/mcp-server-card+json')
        .header('cache-control', 'public, max-age=3600')
        .header('access-control-allow-origin', '*')
        .send(JSON.stringify(card)),
    )
    app.post('/', route, async (request, reply) => {
      const call = Call.safeParse(request.body).data
      if (!call || (call.method !== LISTENING && !isPlain(request, call))) return bySdk(request, reply)
      const result = await handlePlainCall(tools, call)
      return reply.header('cache-control', 'no-store').send({ jsonrpc: '2.0', id: call.id ?? null, result })
    })
    app.route({
      ...route,
      method: ['GET', 'DELETE'],
      url: '/',
      handler: async (_, reply) => reply.code(405).header('allow', 'POST').send(),
    })
  }

  async function bySdk(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (Array.isArray(request.body))
      throw new AppError('INVALID_INPUT', 'Send one call at a time; batches are not supported.')
    const answer = await server.fetch(asWebRequest(request, endpoint), { parsedBody: request.body })
    const body = await answer.text()
    const [, message] = takesStreams(request.headers) ? [] : (/^data: (.*)$/m.exec(body) ?? [])
    return reply
      .code(answer.status)
      .headers({
        ...Object.fromEntries(answer.headers),
        'cache-control': 'no-store',
        ...(message && { 'content-type': 'application/json' }),
      })
      .send(message ?? body)
  }
}

function asWebRequest({ headers, body }: FastifyRequest, url: string): Request {
  const texts = Object.entries(headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== 'content-length',
  )
  // The SDK refuses clients that don't list both types explicitly, such as one that sends `*/*`.
  const accepted = { ...Object.fromEntries(texts), accept: 'application/json, text/event-stream' }
  return new Request(url, { method: 'POST', headers: accepted, body: JSON.stringify(body) })
}

import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Answers are data, not pages: nothing in them may run or be framed. Private unless a route says otherwise. */
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // The proxy's, which leaves subdomains alone: they may not be the shop's.
    strictTransportSecurity: false,
  })
  app.addHook('onSend', async (_, reply) => {
    // A browser that is led to an answer keeps it as a file and shows nothing of it (OWASP ASVS 5.0, 3.2.1).
    if (isJson(reply.getHeader('content-type')) && !reply.hasHeader('content-disposition'))
      reply.header('content-disposition', 'attachment; filename="api.json"')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}

function isJson(contentType: unknown): boolean {
  return typeof contentType === 'string' && contentType.startsWith('application/json')
}

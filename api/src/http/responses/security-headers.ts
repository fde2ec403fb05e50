import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Adds headers for data: no response may run code, be framed or, unless its route allows it, be cached. */
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // The proxy sets this header, without subdomains because they may not be the shop's.
    strictTransportSecurity: false,
  })
  app.addHook('onSend', async (_, reply) => {
    // Makes a browser that navigates to a response download it instead of showing it (OWASP ASVS 5.0, 3.2.1).
    if (isJson(reply.getHeader('content-type')) && !reply.hasHeader('content-disposition'))
      reply.header('content-disposition', 'attachment; filename="api.json"')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}

function isJson(contentType: unknown): boolean {
  return typeof contentType === 'string' && contentType.startsWith('application/json')
}

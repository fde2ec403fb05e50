import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { shop } from 'shared-contracts/domain/shop'

/** Every call with its shapes at /api/docs, made from the schemas that check them. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${shop.brand} API`,
        version: '1.0.0',
        description:
          'A call that changes something carries the XSRF-TOKEN cookie again in the X-XSRF-TOKEN header; any GET sets the cookie.',
      },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } } },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: withoutUpgrade,
  })
}

/** The page works without TLS too, on a developer's machine. */
function withoutUpgrade(policy: string): string {
  return policy.replace(/\s*upgrade-insecure-requests;?/, '')
}

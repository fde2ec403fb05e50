import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyContextConfig, FastifyInstance, FastifySchema } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { ErrorBody } from 'shared-contracts/platform/errors-schema'
import { shop } from 'shared-contracts/platform/shop'

/** Documents every route with its schemas at /api/docs. */
export async function registerApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${shop.brand} API`,
        version: '1.0.0',
        description:
          'Requests that change data must repeat the XSRF-TOKEN cookie in the X-XSRF-TOKEN header. Any GET sets the cookie.',
      },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } } },
    },
    transform: ({ schema, ...call }) =>
      jsonSchemaTransform({ ...call, schema: withRights(withRefusals(schema), call.route.config) }),
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: withoutUpgrade,
  })
}

/** Adds the common error response, unless the route declares its own. */
function withRefusals(schema: FastifySchema | undefined): FastifySchema {
  return { ...schema, response: { ...(schema?.response as object | undefined), default: ErrorBody } }
}

/** Adds the required right to the admin's routes. */
function withRights(schema: FastifySchema, config: FastifyContextConfig = {}): FastifySchema {
  const { right, isReauthenticated = false } = config
  return right ? { ...schema, ...{ 'x-right': right, 'x-reauthenticated': isReauthenticated } } : schema
}

/** Makes the page work without TLS too, on a developer's machine. */
function withoutUpgrade(policy: string): string {
  return policy.replace(/\s*upgrade-insecure-requests;?/, '')
}

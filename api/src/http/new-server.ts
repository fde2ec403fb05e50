import { randomUUID } from 'node:crypto'
import type { Writable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { BODY_LIMIT_BYTES, FILE_PREFIXES } from 'shared-contracts/platform/body-limit'
import { createTracedLogger, followRequests } from 'tracing/traced-requests'
import type { Config } from '../app/config'
import { endConnectionsOnClose } from './end-connections-on-close'
import { loggerOptions } from './logger-options'
import { validatorCompiler } from './requests/validate-request'
import { registerErrors, sendError } from './responses/errors'

/** Creates a server with the shop's error format. Refuses routes with larger bodies than edges forward. */
export function newServer(config: Config, logTo: Writable | undefined): FastifyInstance {
  const app = Fastify({
    logger: { ...loggerOptions(config), ...(logTo && { stream: logTo }) },
    genReqId: () => randomUUID(),
    childLoggerFactory: createTracedLogger,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 30_000,
    trustProxy: config.trustedProxies,
    forceCloseConnections: 'idle',
    // Requests on open connections are still served: a proxy would pass Fastify's 503 on to a shopper.
    return503OnClosing: false,
    frameworkErrors: sendError,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.addHook('onRoute', ({ method, url, bodyLimit = BODY_LIMIT_BYTES }) => {
    if (bodyLimit > BODY_LIMIT_BYTES && !FILE_PREFIXES.some((prefix) => url.startsWith(`${prefix}/`)))
      throw new Error(
        `${method} ${url} allows large bodies, but edges only let them through under ${FILE_PREFIXES.join(' and ')}.`,
      )
  })
  followRequests(app)
  registerErrors(app)
  endConnectionsOnClose(app)
  return app
}

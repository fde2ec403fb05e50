import type { FastifyServerOptions } from 'fastify'
import { withoutSecrets } from 'shared-contracts/domain/secret-addresses'
import type { Config } from '../config'
import { loggedError } from './logged-error'

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>

/** Lines of JSON with a request id; never a password, cookie, token or what a form held. */
export function loggerOptions({ logLevel }: Pick<Config, 'logLevel'>): LoggerOptions {
  return {
    level: logLevel,
    redact: ['req.headers', 'req.body', '*.password', '*.token', '*.cookie', '*.authorization'],
    serializers: {
      req: ({ method, url, ip }) => ({ method, url: withoutSecrets(url), ip }),
      err: loggedError,
    },
  }
}

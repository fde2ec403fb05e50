import type { FastifyServerOptions } from 'fastify'
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

/** Links in mails and pay links: whoever has one may do what it is for. */
const SECRET_END = /\/(reset-password|unsubscribe|pay)\/[^/?]+/i

function withoutSecrets(url: string): string {
  return url.replace(SECRET_END, '/$1/…').replace(/\?.*$/, '?…')
}

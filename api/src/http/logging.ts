import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config'

/** Lines of JSON with a request id; never a password, cookie, token or what a form held. */
export function loggerOptions({ logLevel }: Pick<Config, 'logLevel'>): FastifyServerOptions['logger'] {
  return {
    level: logLevel,
    redact: ['req.headers', 'req.body', '*.password', '*.token', '*.cookie', '*.authorization'],
    serializers: {
      req: ({ method, url, ip }) => ({ method, url: withoutSecrets(url), ip }),
    },
  }
}

/** A reset token is as good as a password while it lasts; the one in a newsletter speaks for its reader. */
function withoutSecrets(url: string): string {
  return url.replace(/(\/(?:reset-password|unsubscribe)\/)[^/?]+/i, '$1…').replace(/\?.*$/, '?…')
}

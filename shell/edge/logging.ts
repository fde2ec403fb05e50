import type { FastifyRequest } from 'fastify'

/** Links in mails and pay links: whoever has one may do what it is for. */
const SECRET_END = /\/(reset-password|unsubscribe|confirm|pay)\/[^/?]+/i

/** Lines of JSON; of an address neither its query nor a link's secret end. */
export function loggerOptions(level: string) {
  return {
    level,
    serializers: {
      req: ({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
        method,
        url: withoutSecrets(url),
        ip,
      }),
      // What the proxy says it asks the api for.
      source: withoutSecrets,
    },
  }
}

function withoutSecrets(url: string): string {
  return url.replace(SECRET_END, '/$1/…').replace(/\?.*$/, '?…')
}

import type { FastifyRequest } from 'fastify'
import { withoutSecrets } from 'shared-contracts/routing/secret-urls'

/** Lines of JSON. Addresses are logged without their query and without the secrets of links. */
export function loggerOptions(level: string) {
  return {
    level,
    serializers: {
      req: ({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
        method,
        url: withoutSecrets(url),
        ip,
      }),
      // The address that the proxy asks the api for.
      source: withoutSecrets,
    },
  }
}

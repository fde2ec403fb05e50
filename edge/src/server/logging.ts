import type { FastifyRequest } from 'fastify'
import { withoutSecrets } from 'shared-contracts/routing/secret-urls'

/** Configures JSON logs. Addresses are logged without their query and without the secrets of links. */
export function loggerOptions(level: string) {
  return {
    level,
    serializers: {
      req: ({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
        method,
        url: withoutSecrets(url),
        ip,
      }),
      // The address that the proxy requests from the api.
      source: withoutSecrets,
    },
  }
}

import type { FastifyRequest } from 'fastify'
import { withoutSecrets } from 'shared-contracts/domain/secret-addresses'

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

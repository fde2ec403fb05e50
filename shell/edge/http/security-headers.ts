import fastifyHelmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'

interface Origins {
  /** Where a form may lead besides this shop. */
  paymentOrigins: readonly string[]
  /** Where developers may take remotes from. */
  overrideOrigins: readonly string[]
}

interface InlineHashes {
  styleHashes: readonly string[]
  scriptHashes: readonly string[]
}

const NOTHING_INLINE: InlineHashes = { styleHashes: [], scriptHashes: [] }
const quoted = (hash: string) => `'${hash}'`

/**
 * Only our own scripts and styles run; the registry stands in the page as data, which no policy needs to allow.
 * @param inline what a page allows of its own inline elements, by hash
 */
function policy({ paymentOrigins, overrideOrigins }: Origins, inline = NOTHING_INLINE) {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...inline.scriptHashes.map(quoted), ...overrideOrigins],
        styleSrc: ["'self'", ...inline.styleHashes.map(quoted), ...overrideOrigins],
        fontSrc: ["'self'", ...overrideOrigins],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...overrideOrigins],
        manifestSrc: ["'self'"],
        formAction: ["'self'", ...paymentOrigins],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    xFrameOptions: { action: 'deny' },
    // The payment page wants to know where a shopper comes from (PhonePe, pay page).
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Under plain http on a shop's own machine there is nothing to be strict about.
    strictTransportSecurity: false,
  } satisfies HelmetOptions
}

/** Gives every answer that does not bring its own the security headers. */
export async function addSecurityHeaders(app: FastifyInstance, origins: Origins) {
  await app.register(fastifyHelmet, policy(origins))
}

/** The same headers as a list of names and values, with the policy of one page. */
export function pageSecurityHeaders(origins: Origins, inline: InlineHashes): string[] {
  const list: string[] = []
  const recorder = {
    setHeader: (name: string, value: string) => list.push(name.toLowerCase(), value),
    removeHeader: () => undefined,
  }
  const response = recorder as unknown as Parameters<ReturnType<typeof helmet>>[1]
  const request = {} as Parameters<ReturnType<typeof helmet>>[0]
  helmet(policy(origins, inline))(request, response, () => undefined)
  return list
}

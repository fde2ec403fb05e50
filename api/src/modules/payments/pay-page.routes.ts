import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { expiredPage, payPage, payPageStyles, submitScript } from './pay-page'
import { readPayToken } from './pay-token'

export interface PayPageRoutesDeps {
  /** The gateway's session of one of its orders, while it has one. */
  sessionOf: (id: string) => Promise<string | null>
  checkoutUrl: string
  secret: string
  now: () => Date
}

const A_DAY = 'public, max-age=86400'

/** Our page on the way to a gateway that gives a payment session and no link. */
export function payPageRoutes(deps: PayPageRoutesDeps): FastifyPluginAsyncZod {
  return async (routes) => {
    const { sessionOf, checkoutUrl, secret, now } = deps
    const policy = [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      `form-action ${formTargets(checkoutUrl)}`,
    ].join('; ')

    routes.get('/pay/submit.js', (_, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', A_DAY).send(submitScript),
    )

    routes.get('/pay/pay.css', (_, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', A_DAY).send(payPageStyles),
    )

    routes.get(
      '/pay/:token',
      { schema: { params: z.object({ token: z.string() }) } },
      async (request, reply) => {
        const id = readPayToken(secret, request.params.token, now())
        const sessionId = id ? await sessionOf(id) : null
        // Gateways look at the referrer's origin; the rest of this address is nobody's business.
        reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('content-security-policy', policy)
          .header('referrer-policy', 'strict-origin')
        return sessionId ? reply.send(payPage(checkoutUrl, sessionId)) : reply.code(410).send(expiredPage())
      },
    )
  }
}

/** Browsers hold a form to these also where the gateway sends it on to another of its hosts. */
function formTargets(checkoutUrl: string): string {
  const { origin, hostname } = new URL(checkoutUrl)
  return hostname.endsWith('.cashfree.com') ? `${origin} https://*.cashfree.com` : origin
}

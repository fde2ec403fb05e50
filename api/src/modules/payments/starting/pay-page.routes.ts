import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { SignedTokens } from '../returning/signed-token'
import { expiredPage, payPage, payPageStyles, submitScript } from './pay-page'

export interface PayPageRoutesDeps {
  /** The gateway's session of one of its orders, while it has one, and where it is to be posted. */
  checkoutOf: (id: string) => Promise<Checkout | undefined>
  tokens: Pick<SignedTokens, 'read'>
  now: () => Date
}

export interface Checkout {
  url: string
  sessionId: string
}

const A_DAY = 'public, max-age=86400'

/** Our page on the way to a gateway that gives a payment session and no link. */
export function payPageRoutes(deps: PayPageRoutesDeps): FastifyPluginAsyncZod {
  return async (routes) => {
    const { checkoutOf, tokens, now } = deps
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
        const id = tokens.read(request.params.token, now())
        const checkout = id ? await checkoutOf(id) : undefined
        // Gateways look at the referrer's origin; the rest of this address is nobody's business.
        reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('content-security-policy', policyFor(checkout))
          .header('referrer-policy', 'strict-origin')
        return checkout
          ? reply.send(payPage(checkout.url, checkout.sessionId))
          : reply.code(410).send(expiredPage())
      },
    )
  }
}

function policyFor(checkout: Checkout | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "img-src 'self'",
    "style-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${checkout ? formTargets(checkout.url) : "'none'"}`,
  ].join('; ')
}

/** Browsers hold a form to these also where the gateway sends it on to another of its hosts. */
function formTargets(checkoutUrl: string): string {
  const { origin, hostname } = new URL(checkoutUrl)
  return hostname.endsWith('.cashfree.com') ? `${origin} https://*.cashfree.com` : origin
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { languageNamed } from 'shared-contracts/i18n/language'
import * as z from 'zod/mini'
import type { CheckoutForm } from '../../providers/gateway/payment-gateway'
import { expiredPage, payPage, payPageStyles, submitScript } from './pay-page'

/** An order's session at the gateway, and the address to post it to. */
export interface Checkout extends CheckoutForm {
  sessionId: string
}

const A_DAY = 'public, max-age=86400'

/** Serves the pay page for gateways with sessions instead of links. @param checkoutOf resolves a valid token */
export function payPageRoutes(
  checkoutOf: (token: string) => Promise<Checkout | undefined>,
): FastifyPluginAsyncZod {
  return async (routes) => {
    routes.get('/pay/submit.js', (_, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', A_DAY).send(submitScript),
    )

    routes.get('/pay/pay.css', (_, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', A_DAY).send(payPageStyles),
    )

    routes.get(
      '/pay/:token',
      {
        schema: {
          params: z.object({ token: z.string() }),
          // Accepts any value: unknown languages fall back to English.
          querystring: z.object({ language: z.optional(z.unknown()) }),
        },
      },
      async (request, reply) => {
        const language = languageNamed(request.query.language)
        const checkout = await checkoutOf(request.params.token)
        // Send only the origin as referrer: gateways check it, and the rest of this address is private.
        reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('content-security-policy', buildPolicy(checkout))
          .header('referrer-policy', 'strict-origin')
        return checkout
          ? reply.send(payPage(checkout.url, checkout.sessionId, language))
          : reply.code(410).send(expiredPage(language))
      },
    )
  }
}

function buildPolicy(checkout: Checkout | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "img-src 'self'",
    "style-src 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "frame-ancestors 'none'",
    `form-action ${checkout ? checkout.targets.join(' ') : "'none'"}`,
  ].join('; ')
}

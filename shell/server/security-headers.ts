import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * Only our own scripts and styles run; the registry stands in the page as data, which no policy needs to allow.
 * @param paymentOrigins where a form may lead besides this shop
 */
export async function addSecurityHeaders(app: FastifyInstance, paymentOrigins: readonly string[]) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
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
  })
}

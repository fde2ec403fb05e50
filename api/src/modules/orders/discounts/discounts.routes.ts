import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { DiscountedCart, DiscountQuestion } from 'shared-contracts/orders/discounts/discounts-schema'
import type { AttemptLimits } from '../../../http/limits/attempt-limits'
import type { PriceCart } from './price-cart'

export function discountsRoutes(
  priceCart: PriceCart,
  { takeCode }: Pick<AttemptLimits, 'takeCode'>,
): FastifyPluginAsyncZod {
  return async (routes) => {
    routes.post(
      '/discounts/price',
      {
        config: { session: 'optional' },
        schema: {
          summary: 'What a discount code, or else an offer, would save on a cart',
          body: DiscountQuestion,
          response: { 200: DiscountedCart },
        },
      },
      async ({ body, ip, customerId: known }) => {
        const customerId = known ?? undefined
        if (body.code === undefined) return priceCart(body, customerId)
        const takeBack = await takeCode(ip, customerId)
        const cart = await priceCart(body, customerId)
        // Only codes that do not exist are guesses.
        if (cart.refusal?.reason !== 'invalid') await takeBack()
        return cart
      },
    )
  }
}

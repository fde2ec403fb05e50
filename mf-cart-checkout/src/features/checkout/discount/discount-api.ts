import { api, reportMalformed } from 'shared-contracts/http'
import {
  readDiscountedCart,
  type ShownDiscountedCart,
} from 'shared-contracts/orders/discounts/discounts-reader'
import type { DiscountQuestion } from 'shared-contracts/orders/discounts/discounts-schema'

function parseDiscountedCart(answer: unknown): ShownDiscountedCart {
  const cart = readDiscountedCart(answer, 'discount', reportMalformed)
  if (!cart) throw new Error('The response has no totals.')
  return cart
}

export const { useMfCartCheckoutPriceDiscountQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The cart with the discount of a code, or else of an automatic offer. */
    mfCartCheckoutPriceDiscount: build.query<ShownDiscountedCart, DiscountQuestion>({
      query: (data) => ({ url: '/api/discounts/price', method: 'POST', data }),
      transformResponse: parseDiscountedCart,
      keepUnusedDataFor: 0,
    }),
  }),
})

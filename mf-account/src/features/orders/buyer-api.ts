import { api, flag, optional, reportMalformed, shape, text } from 'shared-contracts/http'
import type { BuyerRegistration, OrderBuyer } from 'shared-contracts/invoicing/buyer-schema'

const address = (orderId: string) => `/api/orders/${encodeURIComponent(orderId)}/buyer`

const readBuyer = shape<{ gstin?: string; name?: string }>({ gstin: text, name: text })
const readAnswer = shape<{ buyer?: { gstin?: string; name?: string }; canChange?: boolean }>({
  buyer: optional(readBuyer),
  canChange: flag,
})

/** Reads the buyer. If the response is unreadable, the buyer can't be changed. */
function read(answer: unknown): OrderBuyer {
  const { buyer, canChange = false } = readAnswer(answer, 'orderBuyer', reportMalformed) ?? {}
  return { buyer: buyer?.gstin ? { gstin: buyer.gstin, name: buyer.name ?? '' } : null, canChange }
}

export const { useMfAccountGetBuyerQuery, useMfAccountSetBuyerMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAccountGetBuyer: build.query<OrderBuyer, string>({
      query: (orderId) => ({ url: address(orderId) }),
      transformResponse: read,
    }),
    mfAccountSetBuyer: build.mutation<OrderBuyer, { orderId: string; buyer: BuyerRegistration | null }>({
      query: ({ orderId, buyer }) =>
        buyer
          ? { url: address(orderId), method: 'PUT', data: buyer }
          : { url: address(orderId), method: 'DELETE' },
      transformResponse: read,
    }),
  }),
})

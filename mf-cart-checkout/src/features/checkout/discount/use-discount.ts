import { useState } from 'react'
import { serverMessage } from 'shared-contracts/http'
import type { CartLine } from 'shared-contracts/orders/cart/cart'
import type { ShownDiscountedCart } from 'shared-contracts/orders/discounts/discounts-reader'
import type { RunningDiscounts } from 'shared-contracts/orders/discounts/discounts-schema'
import { useText } from 'shared-contracts/words'
import { readCode, rememberCode } from '../../../data/discount-code'
import { useMfCartCheckoutPriceDiscountQuery } from './discount-api'

export interface Discount {
  /** The entered code; undefined if there is none. */
  code: string | undefined
  /** The cart as the api priced it; undefined without a discount, while it is priced and after an error. */
  cart: ShownDiscountedCart | undefined
  isPricing: boolean
  /** Explains why the cart could not be priced. */
  problem: string | undefined
  apply: (code: string) => void
  remove: () => void
  /** Prices the cart again. Does nothing if no discount has been requested. */
  refresh: () => void
}

/** Prices the cart with the shopper's code or an automatic offer. Sends nothing if the shop has neither. */
export function useDiscount(lines: readonly CartLine[], running: RunningDiscounts | undefined): Discount {
  const t = useText()
  const [code, setCode] = useState(readCode)
  const isAsked = lines.length > 0 && (code !== undefined || Boolean(running?.hasOffers))
  const question = {
    ...(code !== undefined && { code }),
    lines: lines.map(({ id, variantId, quantity }) => ({ productId: id, variantId, quantity })),
  }
  const { currentData, isFetching, error, refetch } = useMfCartCheckoutPriceDiscountQuery(question, {
    skip: !isAsked,
    refetchOnMountOrArgChange: true,
  })

  const change = (next: string | undefined) => {
    rememberCode(next)
    setCode(next)
  }

  return {
    code,
    cart: isAsked && !error ? currentData : undefined,
    isPricing: isAsked && isFetching,
    problem:
      isAsked && error && !isFetching
        ? (serverMessage(error, t) ??
          t('We couldn’t check the discount. Check your connection and try again.'))
        : undefined,
    apply: change,
    remove: () => change(undefined),
    refresh: () => {
      if (isAsked) void refetch()
    },
  }
}

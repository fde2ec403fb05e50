import { useRef } from 'react'
import type { CartLine } from 'shared-contracts/orders/cart/cart'
import { newOrderId } from 'shared-contracts/orders/order-id'
import { selectCart, useAppSelector } from 'shared-contracts/store'

/**
 * Returns the order id of the current cart, the same however often it is sent: the one it was sent with before, or else
 * one created for the first attempt, in case the response gets lost.
 */
export function useOrderId() {
  const { lines, orderId } = useAppSelector(selectCart)
  const draft = useRef<{ lines: CartLine[]; id: string }>(undefined)

  return () => {
    if (orderId) return orderId
    if (draft.current?.lines !== lines) draft.current = { lines, id: newOrderId(Date.now()) }
    return draft.current.id
  }
}

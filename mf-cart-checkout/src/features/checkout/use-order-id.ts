import { useRef } from 'react'
import type { CartLine } from 'shared-contracts/orders/cart/cart'
import { newOrderId } from 'shared-contracts/orders/order-id'
import { selectCart, useAppSelector } from 'shared-contracts/store'

/** Returns a getter for the order id, which changes only with the cart, so that a retry never orders twice. */
export function useOrderId() {
  const { lines, orderId } = useAppSelector(selectCart)
  const draft = useRef<{ lines: CartLine[]; id: string }>(undefined)

  return () => {
    if (orderId) return orderId
    if (draft.current?.lines !== lines) draft.current = { lines, id: newOrderId(Date.now()) }
    return draft.current.id
  }
}

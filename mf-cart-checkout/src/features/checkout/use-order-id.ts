import { useRef } from 'react'
import type { CartLine } from 'shared-contracts/orders/cart/cart'
import { newOrderId } from 'shared-contracts/orders/order-id'
import { selectCart, useAppSelector } from 'shared-contracts/store'

/**
 * The id under which the present cart is one order, however often it is sent: the one it was sent as before,
 * else one kept from the first try on, in case the api's answer is lost on the way.
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

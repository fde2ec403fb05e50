import { useState } from 'react'
import { useGetPaymentStatusQuery } from 'shared-contracts/http'
import { selectCart, selectIsSessionRestored, selectUser, useAppSelector } from 'shared-contracts/store'
import { usePaymentNews } from './use-payment-news'

/** Empties a cart paid for in another browser. Requests the order's status when the cart or checkout opens. */
export function useSentOrder() {
  const { orderId, isRestored } = useAppSelector(selectCart)
  const isSessionRestored = useAppSelector(selectIsSessionRestored)
  const user = useAppSelector(selectUser)
  const [sentBefore, setSentBefore] = useState<string | null>()
  // An order sent during this visit is handled by the checkout.
  if (isRestored && sentBefore === undefined) setSentBefore(orderId)
  const mayAsk = Boolean(sentBefore && sentBefore === orderId && isSessionRestored && user)
  const { data } = useGetPaymentStatusQuery(sentBefore ?? '', { skip: !mayAsk })
  usePaymentNews(mayAsk ? data : undefined)
}

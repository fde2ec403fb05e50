import { useEffect } from 'react'
import type { User } from 'shared-contracts/domain/customers'
import { useGetPaymentStatusQuery } from 'shared-contracts/http'
import { orderPaid, orderStatusChanged, useAppDispatch } from 'shared-contracts/store'
import { usePolling } from '../../gateway/use-polling'
import { OrderTrouble } from './order-trouble'
import { ConfirmedOrder, PendingOrder, RefundedOrder, UnpaidOrder } from './order-words'
import { ThankYou, Waiting } from './thank-you'
import { usePayAgain } from './use-pay-again'

/** What has become of an order, by the api's word and never by the browser's return alone. */
export function OrderOutcome({ user, orderId }: { user: User; orderId: string }) {
  const dispatch = useAppDispatch()
  const { data, error, isFetching, refetch } = useGetPaymentStatusQuery(orderId)
  const status = data?.status
  const polling = usePolling(status === 'Pending', refetch)
  const { payAgain, isBusy } = usePayAgain({ user, orderId, onPaid: refetch })

  useEffect(() => {
    if (status === 'Paid') dispatch(orderPaid({ orderId }))
    if (status === 'Failed' || status === 'Refunded') dispatch(orderStatusChanged({ orderId, status }))
  }, [status, orderId, dispatch])

  switch (status) {
    case 'Paid':
      return <ConfirmedOrder />
    case 'Refunded':
      return <RefundedOrder />
    case 'Failed':
      return <UnpaidOrder isBusy={isBusy} onPayAgain={payAgain} />
    case 'Pending':
      return (
        <PendingOrder hasGivenUp={polling.hasGivenUp} isAsking={isFetching} onAskAgain={polling.resume} />
      )
  }
  if (error) return <OrderTrouble error={error} isAsking={isFetching} onRetry={refetch} />
  return <ThankYou art={<Waiting />}>Looking up your order…</ThankYou>
}

import { useEffect } from 'react'
import type { PaymentWord } from 'shared-contracts/http'
import {
  cartCleared,
  orderPaid,
  orderStatusChanged,
  selectCart,
  useAppDispatch,
  useAppSelector,
} from 'shared-contracts/store'
import type { PaymentOutcome } from '../../gateway/payment-attempts'
import { usePolling } from '../../gateway/use-polling'
import { OrderTrouble } from './order-trouble'
import {
  ConfirmedOrder,
  HeldOrder,
  PaidAsAnother,
  PendingOrder,
  RefundedOrder,
  UnpaidOrder,
} from './order-words'
import { ThankYou, Waiting } from './thank-you'
import { usePayAgain } from './use-pay-again'

interface OrderOutcomeProps {
  answer: { data?: PaymentWord; error?: unknown; isFetching: boolean; refetch: () => unknown }
  payAgain: () => Promise<PaymentOutcome | undefined>
}

/** What has become of an order, by the api's word and never by the browser's return alone. */
export function OrderOutcome({ answer, payAgain: start }: OrderOutcomeProps) {
  const { data, error, isFetching, refetch } = answer
  const { status, paidAs, held } = data ?? {}
  const polling = usePolling(status === 'Pending' && !paidAs && !held, refetch)
  const { payAgain, isBusy } = usePayAgain({ start, onPaid: refetch })
  useNews(data)

  if (held === 'arrived') return <HeldOrder paidAs={paidAs} />
  if (held) return <RefundedOrder />
  if (paidAs) return <PaidAsAnother orderId={paidAs} />
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

/** Tells the cart and this browser's records what the api has said. */
function useNews(data: PaymentWord | undefined) {
  const dispatch = useAppDispatch()
  const sentAs = useAppSelector(selectCart).orderId
  const { orderId, status, paidAs } = data ?? {}

  useEffect(() => {
    if (!orderId || !status) return
    if (status === 'Paid') dispatch(orderPaid({ orderId }))
    if (status === 'Failed' || status === 'Refunded') dispatch(orderStatusChanged({ orderId, status }))
  }, [status, orderId, dispatch])

  useEffect(() => {
    if (!paidAs) return
    dispatch(orderPaid({ orderId: paidAs }))
    // What this cart was sent as is the very content that has been paid.
    if (sentAs === orderId) dispatch(cartCleared())
  }, [paidAs, orderId, sentAs, dispatch])
}

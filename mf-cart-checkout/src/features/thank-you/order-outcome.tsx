import type { PaymentStatus } from 'shared-contracts/http'
import type { PaymentOutcome } from '../../data/payment/payment-attempts'
import { usePaymentNews } from '../../data/payment/use-payment-news'
import { usePolling } from '../../data/payment/use-polling'
import { MailWaits } from './mail-waits'
import {
  ConfirmedOrder,
  HeldOrder,
  PaidAsAnother,
  PendingOrder,
  RefundedOrder,
  UnpaidOrder,
} from './order-notices'
import { OrderTrouble } from './order-trouble'
import { Shipments } from './shipments'
import { LookingUp } from './thank-you'
import { usePayAgain } from './use-pay-again'

interface OrderOutcomeProps {
  answer: { data?: PaymentStatus; error?: unknown; isFetching: boolean; refetch: () => unknown }
  payAgain: () => Promise<PaymentOutcome | undefined>
}

/** What has become of an order, by the api's word and never by the browser's return alone. */
export function OrderOutcome(props: OrderOutcomeProps) {
  return (
    <>
      <Outcome {...props} />
      {props.answer.data?.shipments && <Shipments shipments={props.answer.data.shipments} />}
      {props.answer.data?.mailWaits && <MailWaits />}
    </>
  )
}

function Outcome({ answer, payAgain: start }: OrderOutcomeProps) {
  const { data, error, isFetching, refetch } = answer
  const { status, paidAs, held } = data ?? {}
  const polling = usePolling(status === 'Pending' && !paidAs && !held, refetch)
  const { payAgain, isBusy } = usePayAgain({ start, onPaid: refetch })
  usePaymentNews(data)

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
  return <LookingUp />
}

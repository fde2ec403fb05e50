import { Button } from 'design-system/button/button'
import { type PaymentStatus, readStatus } from 'shared-contracts/http'
import { useText } from 'shared-contracts/words'
import type { PaymentOutcome } from '../../data/payment/attempt-payment'
import { usePaymentNews } from '../../data/payment/use-payment-news'
import { usePolling } from '../../data/payment/use-polling'
import { BusinessInvoice } from './business-invoice'
import { MailWaits } from './mail-waits'
import {
  ConfirmedOrder,
  HeldOrder,
  LogInFirst,
  PaidAsAnother,
  PendingOrder,
  RefundedOrder,
  UnknownOrder,
  UnpaidOrder,
} from './order-notices'
import { Shipments } from './shipments'
import { LookupInProgress, ThankYou } from './thank-you'
import { usePayAgain } from './use-pay-again'

interface OrderOutcomeProps {
  answer: { data?: PaymentStatus; error?: unknown; isFetching: boolean; refetch: () => unknown }
  payAgain: () => Promise<PaymentOutcome | undefined>
}

/** Shows the order's status as reported by the api; the return address is not trusted. */
export function OrderOutcome(props: OrderOutcomeProps) {
  return (
    <>
      <Outcome {...props} />
      {props.answer.data?.shipments && <Shipments shipments={props.answer.data.shipments} />}
      {props.answer.data?.mailWaits && <MailWaits />}
      {props.answer.data?.status === 'Paid' && !props.answer.data.shipments && <BusinessInvoice />}
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
  return <LookupInProgress />
}

interface OrderTroubleProps {
  error: unknown
  isAsking: boolean
  onRetry: () => void
}

/** Explains why an order cannot be shown. Another customer's order is treated as unknown. */
function OrderTrouble({ error, isAsking, onRetry }: OrderTroubleProps) {
  const t = useText()
  const status = readStatus(error)
  if (status === 401) return <LogInFirst />
  if (status === 403 || status === 404) return <UnknownOrder />
  return (
    <ThankYou
      actions={
        <Button busy={isAsking} onClick={onRetry}>
          {t('Retry')}
        </Button>
      }
    >
      {t('We couldn’t check your payment right now. Checking again won’t charge you.')}
    </ThankYou>
  )
}

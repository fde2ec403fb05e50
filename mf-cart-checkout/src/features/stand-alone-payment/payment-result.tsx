import { Button, buttonLook } from 'design-system/button/button'
import { LabelFrame } from 'design-system/label-frame/label-frame'
import { Spinner } from 'design-system/spinner/spinner'
import { Title } from 'design-system/title/title'
import { Totals } from 'design-system/totals/totals'
import { Link } from 'react-router-dom'
import { formatAmount } from 'shared-contracts/domain/money'
import { paths } from 'shared-contracts/domain/paths'
import { usePolling } from '../../gateway/use-polling'
import styles from './payment-result.module.css'
import { PaymentTrouble } from './payment-trouble'
import { type StandAloneStatus, statusIn } from './provider-answer'
import { useMfCartCheckoutGetStandAloneStatusQuery } from './stand-alone-api'

const headings = {
  COMPLETED: 'Payment Successful',
  PENDING: 'Payment Pending',
  FAILED: 'Payment Failed',
} as const

/** How a stand-alone payment stands; one that is pending is asked about again until it is decided. */
export function PaymentResult({ transactionId }: { transactionId: string }) {
  const { data, error, isFetching, refetch } = useMfCartCheckoutGetStandAloneStatusQuery(transactionId)
  const status = data === undefined ? undefined : statusIn(data)
  const polling = usePolling(status?.state === 'PENDING', refetch)

  if (status)
    return (
      <>
        <Title>{headings[status.state]}</Title>
        <LabelFrame className={styles.frame}>
          {status.state === 'PENDING' && <PendingWords {...polling} isAsking={isFetching} />}
          <Totals rows={rowsOf(transactionId, status)} />
          <Link to={paths.home} {...buttonLook({ block: true })}>
            Back to Home
          </Link>
        </LabelFrame>
      </>
    )
  if (error && !isFetching) return <PaymentTrouble message={messageOf(error)} onRetry={refetch} />
  return (
    <>
      <Title>Payment status</Title>
      <div className={styles.waiting}>
        <Spinner label="Looking up your payment…" />
      </div>
    </>
  )
}

function PendingWords({
  hasGivenUp,
  resume,
  isAsking,
}: ReturnType<typeof usePolling> & { isAsking: boolean }) {
  if (!hasGivenUp) return <Spinner label="Your payment is being confirmed. You need not pay again." />
  return (
    <>
      <p role="status">Your payment is not confirmed yet. You need not pay again.</p>
      <Button variant="line" busy={isAsking} onClick={resume}>
        Check again
      </Button>
    </>
  )
}

function rowsOf(transactionId: string, { amount, state }: StandAloneStatus) {
  return [
    { label: 'Transaction ID', value: transactionId },
    ...(amount === undefined ? [] : [{ label: 'Amount', value: `Rs ${formatAmount(amount)}` }]),
    { label: 'State', value: state },
  ]
}

function messageOf(error: object): string {
  const words = 'message' in error && typeof error.message === 'string' ? error.message : undefined
  return words ?? 'The payment could not be looked up.'
}

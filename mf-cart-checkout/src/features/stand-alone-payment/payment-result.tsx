import { Button } from 'design-system/button/button'
import { buttonLook } from 'design-system/button/button-look'
import { CardPage } from 'design-system/card-page/card-page'
import { Spinner } from 'design-system/spinner/spinner'
import { Title } from 'design-system/title/title'
import { Totals } from 'design-system/totals/totals'
import { Link } from 'react-router-dom'
import { serverMessage } from 'shared-contracts/http'
import type { Language } from 'shared-contracts/i18n/language'
import type { Text } from 'shared-contracts/i18n/translate'
import { paths } from 'shared-contracts/routing/paths'
import { formatAmount } from 'shared-contracts/values/money'
import { useLanguage, useText } from 'shared-contracts/words'
import { PageSpinner } from '../../components/page-spinner'
import { usePolling } from '../../data/payment/use-polling'
import { PaymentTrouble } from './payment-trouble'
import { findRefusal, findStatus, type StandAloneStatus } from './provider-response'
import { useMfCartCheckoutGetStandAloneStatusQuery } from './stand-alone-api'

const headings = {
  COMPLETED: 'Payment Successful',
  PENDING: 'Payment Pending',
  FAILED: 'Payment Failed',
} as const

/** The status of a stand-alone payment, polled while it is pending. */
export function PaymentResult({ transactionId }: { transactionId: string }) {
  const t = useText()
  const language = useLanguage()
  const { data, error, isFetching, refetch } = useMfCartCheckoutGetStandAloneStatusQuery(transactionId)
  const status = data === undefined ? undefined : findStatus(data)
  const polling = usePolling(status?.state === 'PENDING', refetch)

  return (
    <>
      <div aria-live="polite">
        {status && (
          <CardPage title={t(headings[status.state])}>
            {status.state === 'PENDING' && <PendingNotice {...polling} isAsking={isFetching} />}
            <Totals rows={buildRows(transactionId, status, language, t)} />
            <Link to={paths.home} {...buttonLook({ block: true })}>
              {t('Back to Home')}
            </Link>
          </CardPage>
        )}
      </div>
      {!status && (error !== undefined || data !== undefined) && (
        <PaymentTrouble
          message={serverMessage(error, t) ?? t(findRefusal(data) ?? 'The payment could not be looked up.')}
          isAsking={isFetching}
          onRetry={refetch}
        />
      )}
      {data === undefined && !error && (
        <>
          <Title>{t('Payment status')}</Title>
          <PageSpinner label={t('Looking up your payment…')} />
        </>
      )}
    </>
  )
}

function PendingNotice({
  hasGivenUp,
  resume,
  isAsking,
}: ReturnType<typeof usePolling> & { isAsking: boolean }) {
  const t = useText()
  if (!hasGivenUp)
    return <Spinner isQuiet label={t('We’re confirming your payment. You don’t need to pay again.')} />
  return (
    <>
      <p>{t('Your payment isn’t confirmed yet. You don’t need to pay again.')}</p>
      <Button variant="line" busy={isAsking} onClick={resume}>
        {t('Check again')}
      </Button>
    </>
  )
}

function buildRows(transactionId: string, { amount, state }: StandAloneStatus, language: Language, t: Text) {
  // 'State' is also a label of addresses, with a different translation.
  const stateLabel = language === 'en' ? 'State' : t('Payment status')
  return [
    { label: t('Transaction ID'), value: <span translate="no">{transactionId}</span> },
    ...(amount === undefined ? [] : [{ label: t('Amount'), value: `Rs ${formatAmount(amount)}` }]),
    { label: stateLabel, value: t(state) },
  ]
}

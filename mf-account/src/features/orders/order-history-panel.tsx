import { Badge } from 'design-system/badge/badge'
import { ErrorState } from 'design-system/error-state/error-state'
import { useRetry } from 'design-system/error-state/use-retry'
import { InvoiceList } from 'design-system/invoice/invoice'
import { Spinner } from 'design-system/spinner/spinner'
import { AWAITING_PAYMENT, type LocalOrderStatus } from 'shared-contracts/orders/order-status'
import { paths } from 'shared-contracts/routing/paths'
import { formatAmount } from 'shared-contracts/values/money'
import { useLocale, useText } from 'shared-contracts/words'
import { Prompt } from '../../components/prompt'
import type { Invoice } from './invoice'
import { InvoiceBody } from './invoice-body'
import styles from './order-history-panel.module.css'
import { useOrderHistory } from './use-order-history'

export function OrderHistoryPanel() {
  const t = useText()
  const { invoices, isLoading, hasFailed, refetch } = useOrderHistory()
  const { frame, retry } = useRetry<HTMLDivElement>(refetch)
  if (invoices.length === 0) {
    if (isLoading) return <Spinner label={t('Loading your orders')} />
    if (!hasFailed)
      return (
        <Prompt text={t('No orders found.')} to={paths.collection('all-products')} link={t('SHOP NOW')} />
      )
  }
  return (
    <div ref={frame} tabIndex={-1} className={styles.history}>
      {invoices.length > 0 && (
        <InvoiceList
          invoices={invoices.map((invoice) => ({
            id: invoice.orderId,
            title: (
              // A single text node, because screen readers would read a number in its own element separately from the #.
              <span translate="no">{t('ORDER INVOICE #{orderId}', { orderId: invoice.orderId })}</span>
            ),
            meta: <InvoiceSummary invoice={invoice} />,
            content: <InvoiceBody invoice={invoice} />,
          }))}
        />
      )}
      {hasFailed && (
        <ErrorState title={t('Your latest orders didn’t load')} onRetry={retry}>
          {invoices.length > 0
            ? t('You’re seeing only orders placed in this browser. Their status may be out of date.')
            : t('Check your connection and try again.')}
        </ErrorState>
      )}
    </div>
  )
}

const tones: Partial<Record<LocalOrderStatus, 'warn' | 'ok' | 'bad'>> = {
  [AWAITING_PAYMENT]: 'warn',
  Paid: 'ok',
  Failed: 'bad',
}

const date = { day: 'numeric', month: 'short', year: 'numeric' } as const

function InvoiceSummary({ invoice: { status, createdAt, total, cases } }: { invoice: Invoice }) {
  const t = useText()
  const locale = useLocale()
  const time = Date.parse(createdAt)
  return (
    <>
      {status && <Badge tone={tones[status]}>{t(status)}</Badge>}
      {cases?.some(({ kind }) => kind === 'cancellation') && <Badge tone="warn">{t('Cancelled')}</Badge>}
      {!Number.isNaN(time) && (
        <time dateTime={createdAt}>{new Intl.DateTimeFormat(locale, date).format(time)}</time>
      )}
      <span className="num">{`Rs ${formatAmount(total)}`}</span>
    </>
  )
}

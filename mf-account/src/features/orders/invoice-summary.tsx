import { Badge } from 'design-system/badge/badge'
import { formatAmount } from 'shared-contracts/domain/money'
import { AWAITING_PAYMENT, type LocalOrderStatus } from 'shared-contracts/domain/order-status'
import type { Invoice } from './invoice'

const tones: Partial<Record<LocalOrderStatus, 'warn' | 'ok' | 'bad'>> = {
  [AWAITING_PAYMENT]: 'warn',
  Paid: 'ok',
  Failed: 'bad',
}

const dates = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' })

/** What an invoice says while it is closed. */
export function InvoiceSummary({ invoice: { status, createdAt, total } }: { invoice: Invoice }) {
  const time = Date.parse(createdAt)
  return (
    <>
      <Badge tone={tones[status]}>{status}</Badge>
      {!Number.isNaN(time) && <time dateTime={createdAt}>{dates.format(time)}</time>}
      <span className="num">Rs {formatAmount(total)}</span>
    </>
  )
}

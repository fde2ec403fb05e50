import { Badge } from 'design-system/badge/badge'
import { languages } from 'shared-contracts/i18n/language'
import { AWAITING_PAYMENT, type LocalOrderStatus } from 'shared-contracts/orders/order-status'
import { formatAmount } from 'shared-contracts/values/money'
import { useLanguage, useText } from 'shared-contracts/words'
import type { Invoice } from './invoice'

const tones: Partial<Record<LocalOrderStatus, 'warn' | 'ok' | 'bad'>> = {
  [AWAITING_PAYMENT]: 'warn',
  Paid: 'ok',
  Failed: 'bad',
}

const date = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** What an invoice says while it is closed. */
export function InvoiceSummary({ invoice: { status, createdAt, total } }: { invoice: Invoice }) {
  const t = useText()
  const { tag } = languages[useLanguage()]
  const time = Date.parse(createdAt)
  return (
    <>
      {status && <Badge tone={tones[status]}>{t(status)}</Badge>}
      {!Number.isNaN(time) && (
        <time dateTime={createdAt}>{new Intl.DateTimeFormat(tag, date).format(time)}</time>
      )}
      <span className="num">{`Rs ${formatAmount(total)}`}</span>
    </>
  )
}

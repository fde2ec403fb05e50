import { OrderTotals } from 'design-system/order-totals/order-totals'
import { formatAmount, type Paise } from 'shared-contracts/domain/money'
import { TAX_PERCENT } from 'shared-contracts/domain/totals'
import { BuyAgain } from './buy-again'
import type { Invoice } from './invoice'
import styles from './invoice-body.module.css'
import { InvoiceLines } from './invoice-lines'

const inRupees = (amount: Paise) => `Rs ${formatAmount(amount)}`

function addressText(address: string[] | null): string {
  if (!address) return 'No shipping address selected.'
  return address.length > 0 ? address.join('\n') : 'No address provided.'
}

/** What an invoice says once it is open. */
export function InvoiceBody({ invoice }: { invoice: Invoice }) {
  return (
    <div className={styles.body}>
      <InvoiceLines invoice={invoice} />
      {invoice.again && <BuyAgain orderId={invoice.orderId} lines={invoice.again} />}
      <div className={styles.foot}>
        <dl className={styles.facts}>
          <div>
            <dt className={styles.label}>Shipping address</dt>
            <dd className={styles.address}>{addressText(invoice.address)}</dd>
          </div>
          {invoice.paymentId && (
            <div>
              <dt className={styles.label}>Payment ID</dt>
              <dd className="muted num">{invoice.paymentId}</dd>
            </div>
          )}
        </dl>
        <OrderTotals
          subtotal={inRupees(invoice.subtotal)}
          shipping={inRupees(invoice.shipping)}
          tax={inRupees(invoice.tax)}
          taxPercent={TAX_PERCENT}
          total={inRupees(invoice.total)}
        />
      </div>
    </div>
  )
}

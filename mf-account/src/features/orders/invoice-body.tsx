import { Totals } from 'design-system/totals/totals'
import { formatAmount } from 'shared-contracts/domain/money'
import { TAX_PERCENT } from 'shared-contracts/domain/totals'
import type { Invoice } from './invoice'
import styles from './invoice-body.module.css'
import { InvoiceLines } from './invoice-lines'

function addressText(address: string[] | null): string {
  if (!address) return 'No shipping address selected.'
  return address.length > 0 ? address.join('\n') : 'No address provided.'
}

/** What an invoice says once it is open. */
export function InvoiceBody({ invoice }: { invoice: Invoice }) {
  return (
    <>
      <InvoiceLines invoice={invoice} />
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
        <Totals
          rows={[
            { label: 'Sub total', value: `Rs ${formatAmount(invoice.subtotal)}` },
            { label: 'Shipping', value: `Rs ${formatAmount(invoice.shipping)}` },
            {
              label: `Tax (${TAX_PERCENT}%)`,
              value: (
                <>
                  <small className={styles.remark}>included in the prices</small>{' '}
                  <span>{`Rs ${formatAmount(invoice.tax)}`}</span>
                </>
              ),
              look: 'muted',
            },
            { label: 'Total', value: `Rs ${formatAmount(invoice.total)}`, look: 'total' },
          ]}
        />
      </div>
    </>
  )
}

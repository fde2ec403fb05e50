import { OrderTotals } from 'design-system/order-totals/order-totals'
import type { Text } from 'shared-contracts/i18n/translate'
import { TAX_PERCENT } from 'shared-contracts/orders/totals'
import { formatAmount, type Paise } from 'shared-contracts/values/money'
import { useText } from 'shared-contracts/words'
import { BusinessBuyer } from './business-buyer'
import { BuyAgain } from './buy-again'
import type { Invoice } from './invoice'
import styles from './invoice-body.module.css'
import { InvoiceLines } from './invoice-lines'
import { ReviewLinks } from './review-links'
import { SelfService } from './self-service/self-service'
import { Shipments } from './shipments'
import { TaxDocuments } from './tax-documents'

const inRupees = (amount: Paise) => `Rs ${formatAmount(amount)}`

function addressText(address: string[] | null, t: Text): string {
  if (!address) return t('No shipping address selected.')
  return address.length > 0 ? address.join('\n') : t('No address provided.')
}

export function InvoiceBody({ invoice }: { invoice: Invoice }) {
  const t = useText()
  const { discount } = invoice
  return (
    <div className={styles.body}>
      <InvoiceLines invoice={invoice} />
      {invoice.shipments && <Shipments shipments={invoice.shipments} lines={invoice.lines} />}
      {invoice.shipments && <ReviewLinks shipments={invoice.shipments} lines={invoice.lines} />}
      {invoice.again && <BuyAgain orderId={invoice.orderId} lines={invoice.again} />}
      <SelfService invoice={invoice} />
      <TaxDocuments orderId={invoice.orderId} />
      {invoice.status === 'Paid' && <BusinessBuyer orderId={invoice.orderId} />}
      <div className={styles.foot}>
        <dl className={styles.facts}>
          <div>
            <dt className={styles.label}>{t('Shipping address')}</dt>
            <dd className={styles.address}>{addressText(invoice.address, t)}</dd>
          </div>
          {invoice.paymentId && (
            <div>
              <dt className={styles.label}>{t('Payment ID')}</dt>
              <dd className="muted num" translate="no">
                {invoice.paymentId}
              </dd>
            </div>
          )}
        </dl>
        <OrderTotals
          subtotal={inRupees(invoice.subtotal)}
          discount={discount && { name: discount.name, amount: inRupees(discount.amount) }}
          shipping={inRupees(invoice.shipping)}
          tax={inRupees(invoice.tax)}
          taxPercent={TAX_PERCENT}
          total={inRupees(invoice.total)}
        />
      </div>
    </div>
  )
}

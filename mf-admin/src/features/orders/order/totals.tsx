import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'
import { formatAmount, paise } from 'shared-contracts/values/money'
import { CardSection } from '../../../components/cards/card-section'
import styles from './order.module.css'

const inRupees = (amount: number) => `Rs ${formatAmount(paise(Math.round(amount * 100)))}`

export function Totals({ order }: { order: AdminOrder }) {
  return (
    <CardSection title="Payment">
      <dl className={styles.sums}>
        <dt>Items</dt>
        <dd>{inRupees(order.subtotal)}</dd>
        <dt>Shipping</dt>
        <dd>{inRupees(order.shipping)}</dd>
        <dt>Total</dt>
        <dd>{inRupees(order.total)}</dd>
        {order.paymentId && (
          <>
            <dt>Status</dt>
            <dd translate="no">{order.paymentId}</dd>
          </>
        )}
      </dl>
    </CardSection>
  )
}

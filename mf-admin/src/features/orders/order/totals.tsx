import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'
import { inRupees } from 'shared-contracts/values/money'
import { CardSection } from '../../../components/cards/card-section'
import styles from './order.module.css'

const formatRupees = (amount: number) => inRupees(Math.round(amount * 100))

export function Totals({ order }: { order: AdminOrder }) {
  return (
    <CardSection title="Payment">
      <dl className={styles.sums}>
        <dt>Items</dt>
        <dd>{formatRupees(order.subtotal)}</dd>
        {order.discount && (
          <>
            <dt>
              Discount (<span translate="no">{order.discount.code ?? order.discount.name}</span>)
            </dt>
            <dd>{`−${formatRupees(order.discount.amount)}`}</dd>
          </>
        )}
        <dt>Shipping</dt>
        <dd>{formatRupees(order.shipping)}</dd>
        <dt>Total</dt>
        <dd>{formatRupees(order.total)}</dd>
        {order.paymentId && (
          <>
            <dt>Payment ID</dt>
            <dd translate="no">{order.paymentId}</dd>
          </>
        )}
      </dl>
    </CardSection>
  )
}

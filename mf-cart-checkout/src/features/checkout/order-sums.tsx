import { OrderTotals } from 'design-system/order-totals/order-totals'
import { type CartLine, subtotal } from 'shared-contracts/domain/cart'
import { formatAmount, type Paise } from 'shared-contracts/domain/money'
import { TAX_PERCENT, totalsOf } from 'shared-contracts/domain/totals'

const inRupees = (amount: Paise) => `Rs ${formatAmount(amount)}`

/** What the lines of the cart come to as an order. */
export function OrderSums({ lines }: { lines: readonly CartLine[] }) {
  const totals = totalsOf(subtotal(lines))
  return (
    <OrderTotals
      subtotal={inRupees(totals.subtotal)}
      shipping={inRupees(totals.shipping)}
      tax={inRupees(totals.tax)}
      taxPercent={TAX_PERCENT}
      total={inRupees(totals.total)}
    />
  )
}

import { OrderTotals as TotalsTable } from 'design-system/order-totals/order-totals'
import { type CartLine, subtotal } from 'shared-contracts/orders/cart/cart'
import { computeTotals, TAX_PERCENT } from 'shared-contracts/orders/totals'
import { formatAmount, type Paise } from 'shared-contracts/values/money'

const inRupees = (amount: Paise) => `Rs ${formatAmount(amount)}`

export function OrderTotals({ lines }: { lines: readonly CartLine[] }) {
  const totals = computeTotals(subtotal(lines))
  return (
    <TotalsTable
      subtotal={inRupees(totals.subtotal)}
      shipping={inRupees(totals.shipping)}
      tax={inRupees(totals.tax)}
      taxPercent={TAX_PERCENT}
      total={inRupees(totals.total)}
    />
  )
}

import { OrderTotals as TotalsTable } from 'design-system/order-totals/order-totals'
import type { CartLine } from 'shared-contracts/orders/cart/cart'
import type { ShownDiscountedCart } from 'shared-contracts/orders/discounts/discounts-reader'
import { TAX_PERCENT } from 'shared-contracts/orders/totals'
import { formatAmount, paise } from 'shared-contracts/values/money'
import { totalsInRupees } from './discount/discounted-totals'

const format = (rupees: number) => `Rs ${formatAmount(paise(Math.round(rupees * 100)))}`

export function OrderTotals({
  lines,
  discounted,
}: {
  lines: readonly CartLine[]
  discounted: ShownDiscountedCart | undefined
}) {
  const totals = totalsInRupees(lines, discounted)
  const discount = discounted?.discount
  return (
    <TotalsTable
      subtotal={format(totals.subtotal)}
      discount={discount && { name: discount.code ?? discount.name ?? '', amount: format(discount.amount) }}
      shipping={format(totals.shipping)}
      tax={format(totals.tax)}
      taxPercent={TAX_PERCENT}
      total={format(totals.total)}
    />
  )
}

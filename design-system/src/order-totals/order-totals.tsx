import { Totals } from '../totals/totals'
import styles from './order-totals.module.css'

/**
 * The sums of an order. The tax is shown and not added (specification 11.6).
 * The amounts are already formatted, such as 'Rs 550.00'.
 */
export function OrderTotals({
  subtotal,
  shipping,
  tax,
  taxPercent,
  total,
}: {
  subtotal: string
  shipping: string
  tax: string
  taxPercent: number
  total: string
}) {
  return (
    <Totals
      rows={[
        { label: 'Sub total', value: subtotal },
        { label: 'Shipping', value: shipping },
        {
          label: `Tax (${taxPercent}%)`,
          value: (
            <>
              <small className={styles.remark}>included in the prices</small> <span>{tax}</span>
            </>
          ),
          look: 'muted',
        },
        { label: 'Total', value: total, look: 'total' },
      ]}
    />
  )
}

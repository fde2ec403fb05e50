import { Totals } from 'design-system/totals/totals'
import { formatAmount, type Paise } from 'shared-contracts/domain/money'
import { type Totals as Sums, TAX_PERCENT } from 'shared-contracts/domain/totals'
import styles from './order-totals.module.css'

const inRupees = (amount: Paise) => `Rs ${formatAmount(amount)}`

/** The sums of an order. The tax is shown and not added (specification, point 9). */
export function OrderTotals({ totals }: { totals: Sums }) {
  return (
    <Totals
      rows={[
        { label: 'Sub total', value: inRupees(totals.subtotal) },
        { label: 'Shipping', value: inRupees(totals.shipping) },
        {
          label: `Tax (${TAX_PERCENT}%)`,
          value: (
            <>
              <small className={styles.remark}>included in the prices</small>{' '}
              <span>{inRupees(totals.tax)}</span>
            </>
          ),
          look: 'muted',
        },
        { label: 'Total', value: inRupees(totals.total), look: 'total' },
      ]}
    />
  )
}

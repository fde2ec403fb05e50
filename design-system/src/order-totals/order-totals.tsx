import { useText } from 'shared-contracts/words'
import { Totals } from '../totals/totals'
import styles from './order-totals.module.css'

/** The totals of an order. The tax is shown but not added (specification 11.6). All amounts are formatted. */
export function OrderTotals({
  subtotal,
  discount,
  shipping,
  tax,
  taxPercent,
  total,
}: {
  subtotal: string
  /** The code or the offer's name, and the amount. */
  discount?: { name: string; amount: string } | undefined
  shipping: string
  tax: string
  taxPercent: number
  total: string
}) {
  const t = useText()
  return (
    <Totals
      rows={[
        { label: t('Sub total'), value: subtotal },
        ...(discount
          ? [{ label: t('Discount ({name})', { name: discount.name }), value: `−${discount.amount}` }]
          : []),
        { label: t('Shipping'), value: shipping },
        {
          label: t('Tax ({percent}%)', { percent: taxPercent }),
          value: (
            <>
              <small className={styles.remark}>{t('included in the prices')}</small> <span>{tax}</span>
            </>
          ),
          look: 'muted',
        },
        { label: t('Total'), value: total, look: 'total' },
      ]}
    />
  )
}

import type { ShownVariant } from 'shared-contracts/catalog/shown-product'
import { formatUnitPrice } from 'shared-contracts/catalog/unit-price'
import { formatPrice } from 'shared-contracts/values/money'
import { useText } from 'shared-contracts/words'
import styles from './label-prices.module.css'

/** The MRP and unit price of the chosen pack. The line's height is reserved until the facts load. */
export function LabelPrices({ variant: { mrp, unitPrice } }: { variant: ShownVariant }) {
  const t = useText()
  return (
    <p className={styles.line}>
      {mrp !== undefined && <span>{t('MRP ₹{price} incl. of all taxes', { price: formatPrice(mrp) })}</span>}
      {unitPrice && <span>{formatUnitPrice(unitPrice, t)}</span>}
    </p>
  )
}

import type { ShownVariant } from 'shared-contracts/catalog/shown-product'
import { formatNet, formatUnitPrice } from 'shared-contracts/catalog/unit-price'
import { formatPrice } from 'shared-contracts/values/money'
import { useText } from 'shared-contracts/words'
import styles from './variant-prices.module.css'

/** A pack with its prices, and its net quantity if its name lacks it. */
export function VariantPrices({ variant }: { variant: ShownVariant }) {
  const t = useText()
  const { net, price, mrp, unitPrice, isSoldOut } = variant
  const label = t(variant.label)
  const held = net && formatNet(net, t)
  return (
    <span className={styles.variant}>
      <span className={styles.label}>{held && held !== label ? `${label} (${held})` : label}</span>
      <span className={styles.price}>{`₹${formatPrice(price)}`}</span>
      {unitPrice && <span>{formatUnitPrice(unitPrice, t)}</span>}
      {mrp !== undefined && <span>{t('MRP ₹{price} incl. of all taxes', { price: formatPrice(mrp) })}</span>}
      {isSoldOut && <strong className={styles.soldOut}>{t('Sold out')}</strong>}
    </span>
  )
}

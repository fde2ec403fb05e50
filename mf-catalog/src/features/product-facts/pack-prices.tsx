import { formatPrice } from 'shared-contracts/domain/money'
import type { ShownPack } from 'shared-contracts/domain/shown-product'
import { formatNet, formatUnitPrice } from 'shared-contracts/domain/unit-price'
import styles from './pack-prices.module.css'

/** One pack with its net quantity, where its name does not say it, and its prices. */
export function PackPrices({ pack }: { pack: ShownPack }) {
  const { label, net, price, mrp, unitPrice, isSoldOut } = pack
  const held = net && formatNet(net)
  return (
    <span className={styles.pack}>
      <span className={styles.label}>{held && held !== label ? `${label} (${held})` : label}</span>
      <span className={styles.price}>{`₹${formatPrice(price)}`}</span>
      {unitPrice && <span>{formatUnitPrice(unitPrice)}</span>}
      {mrp !== undefined && <span>{`MRP ₹${formatPrice(mrp)} incl. of all taxes`}</span>}
      {isSoldOut && <strong className={styles.soldOut}>Sold out</strong>}
    </span>
  )
}

import { Button } from 'design-system/button/button'
import type { AdminVariant } from 'shared-contracts/catalog/admin/catalogue-schema'
import { formatPrice, paise } from 'shared-contracts/values/money'
import styles from './product-card.module.css'

interface Props {
  variant: AdminVariant
  /** The product's name. */
  product: string
  isBusy: boolean
  onSoldOut: (isSoldOut: boolean) => void
}

export function VariantRow({ variant, product, isBusy, onSoldOut }: Props) {
  const { label, price, isSoldOut } = variant
  return (
    <li className={styles.variant}>
      <span className={styles.label}>{label}</span>
      <span className={styles.price}>{price === 0 ? 'no price' : `Rs ${formatPrice(paise(price))}`}</span>
      <Button
        variant={isSoldOut ? 'gold' : 'line'}
        size="sm"
        disabled={isBusy}
        aria-pressed={isSoldOut}
        onClick={() => onSoldOut(!isSoldOut)}
      >
        Sold out <span className="visually-hidden">{`${product}, ${label}`}</span>
      </Button>
    </li>
  )
}

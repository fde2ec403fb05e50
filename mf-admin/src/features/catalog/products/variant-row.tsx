import { Badge } from 'design-system/badge/badge'
import { Button } from 'design-system/button/button'
import type { AdminVariant } from 'shared-contracts/catalog/admin/catalogue-schema'
import { inRupees } from 'shared-contracts/values/money'
import styles from './product-card.module.css'

interface Props {
  variant: AdminVariant
  product: string
  isBusy: boolean
  onSoldOut: (isSoldOut: boolean) => void
}

export function VariantRow({ variant, product, isBusy, onSoldOut }: Props) {
  const { label, price, isSoldOut } = variant
  return (
    <li className={styles.variant}>
      <span className={styles.label}>{label}</span>
      <span className={styles.price}>{price === 0 ? 'no price' : inRupees(price)}</span>
      {isSoldOut && <Badge tone="bad">Sold out</Badge>}
      <Button variant="line" size="sm" disabled={isBusy} onClick={() => onSoldOut(!isSoldOut)}>
        <span>{isSoldOut ? 'Mark as available' : 'Mark as sold out'}</span>{' '}
        <span className="visually-hidden">{`${product}, ${label}`}</span>
      </Button>
    </li>
  )
}

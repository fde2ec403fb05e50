import { Badge } from 'design-system/badge/badge'
import type { StockVariant } from 'shared-contracts/catalog/admin/stock-schema'
import { CardLink } from '../../../../components/cards/card-list'
import { adminPaths } from '../../../../data/places/admin-paths'
import { Figures } from '../figures'
import styles from '../stock.module.css'
import { isLow, isOversold, isSoldOut } from './stock-filter'

export function StockCard({ variant }: { variant: StockVariant }) {
  const { productId, variantId, name, label, isListed, level, waiting } = variant
  const badges = [
    isOversold(variant) && (
      <Badge key="oversold" tone="bad">
        Oversold
      </Badge>
    ),
    isSoldOut(variant) && (
      <Badge key="sold-out" tone="bad">
        Sold out
      </Badge>
    ),
    isLow(variant) && !isSoldOut(variant) && (
      <Badge key="low" tone="warn">
        Low
      </Badge>
    ),
    !isListed && <Badge key="draft">Not published</Badge>,
  ].filter(Boolean)
  return (
    <CardLink to={adminPaths.packStock(productId, variantId)}>
      <strong>{`${name}, ${label}`}</strong>
      {badges.length > 0 && <span className={styles.badges}>{badges}</span>}
      {level ? <Figures level={level} /> : <span className={styles.quiet}>Not counted</span>}
      {waiting > 0 && (
        <span className={styles.quiet}>
          {waiting === 1 ? '1 shopper is waiting for it' : `${waiting} shoppers are waiting for it`}
        </span>
      )}
    </CardLink>
  )
}

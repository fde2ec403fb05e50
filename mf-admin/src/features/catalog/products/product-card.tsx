import { Badge } from 'design-system/badge/badge'
import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import type { AdminProduct } from 'shared-contracts/catalog/admin/catalogue-schema'
import { Card } from '../../../components/cards/card-list'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useMfAdminEditProductMutation } from '../../../data/catalog/catalog-api'
import { adminPaths } from '../../../data/places/admin-paths'
import styles from './product-card.module.css'
import { ownMissing } from './product-search'
import { VariantRow } from './variant-row'

/** A product and its packs. One tap marks a pack sold out or available; other edits are made on its screen. */
export function ProductCard({ product }: { product: AdminProduct }) {
  const { id, name, hindiName, isListed, variants, version } = product
  const missing = ownMissing(product).length
  const [edit, { error, isLoading, reset }] = useMfAdminEditProductMutation()
  return (
    <Card>
      <h2 className="h3">
        <Link to={adminPaths.product(id)} {...textLook()}>
          {name}
        </Link>
      </h2>
      {hindiName && <p lang="hi">{hindiName}</p>}
      {(!isListed || missing > 0) && (
        <p className={styles.badges}>
          {!isListed && <Badge>Not published</Badge>}
          {missing > 0 && <Badge tone="warn">{`${missing} missing`}</Badge>}
        </p>
      )}
      <ul className={styles.variants}>
        {variants.map((variant) => (
          <VariantRow
            key={variant.id}
            variant={variant}
            product={name}
            isBusy={isLoading}
            onSoldOut={(isSoldOut) =>
              edit({ id, change: { version, variants: { [variant.id]: { isSoldOut } } } })
            }
          />
        ))}
      </ul>
      <ChangeProblem error={error} onReload={reset} />
    </Card>
  )
}

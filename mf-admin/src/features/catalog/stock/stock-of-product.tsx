import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import { RowList } from '../../../components/cards/row-list'
import { Loaded } from '../../../components/screen-states/loaded'
import { adminPaths } from '../../../data/places/admin-paths'
import styles from './stock.module.css'
import { useMfAdminGetStockQuery } from './stock-api'

/** How many of each of a product's packs there are, with links to count and change them. */
export function StockOfProduct({ productId }: { productId: string }) {
  const query = useMfAdminGetStockQuery()
  return (
    <section aria-labelledby="stock" className={styles.part}>
      <h2 id="stock" className="h3">
        Stock
      </h2>
      <Loaded query={query} what="the stock">
        {({ variants }) => (
          <RowList label="Stock of each pack">
            {variants
              .filter((variant) => variant.productId === productId)
              .map(({ variantId, label, level }) => (
                <li key={variantId} className={styles.row}>
                  <Link to={adminPaths.packStock(productId, variantId)} {...textLook()}>
                    {label}
                  </Link>
                  <span className={styles.quiet}>
                    {level
                      ? `${level.onHand} on hand, ${level.reserved} reserved, ${level.available} available`
                      : 'Not counted'}
                  </span>
                </li>
              ))}
          </RowList>
        )}
      </Loaded>
    </section>
  )
}

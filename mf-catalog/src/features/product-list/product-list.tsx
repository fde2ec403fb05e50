import { CardGrid } from 'design-system/card-grid/card-grid'
import { ErrorState } from 'design-system/error-state/error-state'
import { useRetry } from 'design-system/error-state/use-retry'
import { PlaceholderGrid } from 'design-system/placeholder-card/placeholder-card'
import { ProductCard } from 'design-system/product-card/product-card'
import { Section } from 'design-system/section/section'
import { Link } from 'react-router-dom'
import { listingPicture, lowestPrice, type Product } from 'shared-contracts/domain/catalogue'
import type { Collection } from 'shared-contracts/domain/collections'
import { formatPrice } from 'shared-contracts/domain/money'
import { paths } from 'shared-contracts/domain/paths'
import { useGetProductsQuery } from 'shared-contracts/http'
import { useBelowFold } from 'shared-contracts/remote'
import styles from './product-list.module.css'

function fromPrice(product: Product): string | undefined {
  const lowest = lowestPrice(product)
  return lowest === undefined ? undefined : `From Rs ${formatPrice(lowest)}`
}

/** The first screen shows no more of them. Asked only of a browser: a server renders all. */
function firstCards(): number {
  return window.innerWidth < 768 ? 4 : 8
}

/** The cards of a list; placeholders until there is at least one (specification 7.3). */
export function ProductList({ collection }: { collection: Collection }) {
  const { currentData: products, error, isFetching, refetch } = useGetProductsQuery(collection.category)
  const showsAll = useBelowFold()
  const { frame, retry } = useRetry<HTMLDivElement>(refetch)
  return (
    <Section>
      <div ref={frame} tabIndex={-1} className={styles.list}>
        {products?.length ? (
          <CardGrid>
            {products.slice(0, showsAll ? undefined : firstCards()).map((product) => (
              <ProductCard
                key={product._id}
                name={product.name}
                picture={listingPicture(product)}
                price={fromPrice(product)}
                link={(look) => <Link to={paths.product(collection.slug, product._id)} {...look} />}
              />
            ))}
          </CardGrid>
        ) : (
          <PlaceholderGrid />
        )}
      </div>
      {error && !products && (
        <div className={styles.trouble} data-over={isFetching}>
          <ErrorState title="The list did not load" onRetry={retry}>
            Please check your connection and try again.
          </ErrorState>
        </div>
      )}
    </Section>
  )
}

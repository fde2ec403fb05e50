import { CardGrid, CardItems } from 'design-system/card-grid/card-grid'
import { ProductCard } from 'design-system/product-card/product-card'
import { Link } from 'react-router-dom'
import { listingPicture, lowestPrice, type Product } from 'shared-contracts/domain/catalogue'
import type { Collection } from 'shared-contracts/domain/collections'
import { formatPrice } from 'shared-contracts/domain/money'
import { paths } from 'shared-contracts/domain/paths'
import { Dormant } from 'shared-contracts/remote'

/** The first screen of a phone shows no more of them. */
const AWAKE = 4

interface Props {
  products: readonly Product[]
  slug: Collection['slug']
  /** Whether their rows are as high as those of the room kept for others. */
  isEven?: boolean
}

function fromPrice(product: Product): string | undefined {
  const lowest = lowestPrice(product)
  return lowest === undefined ? undefined : `From Rs ${formatPrice(lowest)}`
}

/** Products as cards that lead to their pages under the list. */
export function ProductCards({ products, slug, isEven }: Props) {
  return (
    <CardGrid
      isEven={isEven}
      further={
        <Dormant>
          <CardItems>{products.slice(AWAKE).map(cardIn(slug))}</CardItems>
        </Dormant>
      }
    >
      {products.slice(0, AWAKE).map(cardIn(slug))}
    </CardGrid>
  )
}

const cardIn = (slug: Collection['slug']) => (product: Product) => (
  <ProductCard
    key={product._id}
    name={product.name}
    picture={listingPicture(product)}
    price={fromPrice(product)}
    link={(look) => <Link to={paths.product(slug, product._id)} {...look} />}
  />
)

import { CardGrid, CardItems } from 'design-system/card-grid/card-grid'
import { ProductCard } from 'design-system/product-card/product-card'
import { Link } from 'react-router-dom'
import type { Collection } from 'shared-contracts/catalog/lists/collections'
import { type ListedProduct, listingPicture, lowestPrice } from 'shared-contracts/catalog/product'
import type { Text } from 'shared-contracts/i18n/translate'
import { Dormant } from 'shared-contracts/remote'
import { paths } from 'shared-contracts/routing/paths'
import { formatPrice } from 'shared-contracts/values/money'
import { useText } from 'shared-contracts/words'

/** The number of cards that fit on a phone's first screen. */
const AWAKE = 4

interface Props {
  products: readonly ListedProduct[]
  slug: Collection['slug']
  /** True if rows must be as high as the space reserved for parts that have not loaded. */
  isEven?: boolean
}

function fromPrice(product: ListedProduct, t: Text): string | undefined {
  const lowest = lowestPrice(product)
  return lowest === undefined ? undefined : t('From Rs {price}', { price: formatPrice(lowest) })
}

export function ProductCards({ products, slug, isEven }: Props) {
  const cardIn = card(useText(), slug)
  return (
    <CardGrid
      isEven={isEven}
      further={
        <Dormant>
          <CardItems>{products.slice(AWAKE).map(cardIn)}</CardItems>
        </Dormant>
      }
    >
      {products.slice(0, AWAKE).map(cardIn)}
    </CardGrid>
  )
}

/** A product without an id has no page to link to. */
const card = (t: Text, slug: Collection['slug']) => (product: ListedProduct, place: number) => (
  <ProductCard
    key={product._id || place}
    name={t(product.name)}
    picture={listingPicture(product)}
    price={fromPrice(product, t)}
    link={(look) =>
      product._id ? <Link to={paths.product(slug, product._id)} {...look} /> : <div {...look} />
    }
  />
)

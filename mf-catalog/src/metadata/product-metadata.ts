import { lowestPrice, type Product, type Variant, variantPrice } from 'shared-contracts/domain/catalogue'
import { formatAmount, formatPrice } from 'shared-contracts/domain/money'
import { paths } from 'shared-contracts/domain/paths'
import { shop } from 'shared-contracts/domain/shop'
import type { Metadata } from 'shared-contracts/remote'
import { sharePicture } from 'shared-contracts/remote/share-picture'
import { organizationRef } from 'shared-contracts/remote/structured-data'
import { collectionCopy } from '../data/collection-copy'
import { homeCollection, productPath } from './product-path'

/** What is told of a product's page; nothing before the product is known. */
export function productMetadata(product: Product | undefined, origin: string): Metadata {
  if (!product) return { type: 'website' }
  const path = productPath(product)
  const { slug } = homeCollection(product)
  const data = productData(product, origin + path, origin)
  const price = lowestPrice(product)
  return {
    type: 'product',
    canonical: path,
    picture: sharePicture(product.images[0], product.name),
    sharedAs: price && `${product.name}, from Rs ${formatPrice(price)}`,
    trail: [
      { name: 'Home', path: paths.home },
      { name: collectionCopy[slug].name, path: paths.collection(slug) },
      { name: product.name, path },
    ],
    structuredData: data ? [data] : [],
  }
}

/**
 * A product with an offer for each pack on sale, as schema.org describes it. One that can't be bought has none, and is
 * left out: search engines take no product without an offer.
 * @param url its address with the origin
 */
function productData(product: Product, url: string, origin: string) {
  const offers = product.variants
    .filter((variant) => variantPrice(variant) > 0)
    .map((variant) => offerData(variant, url, origin))
  if (offers.length === 0) return undefined
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    alternateName: product.hindiName || undefined,
    description: product.description,
    category: collectionCopy[homeCollection(product).slug].name,
    sku: product._id,
    url,
    image: product.images.map((image) => origin + image),
    brand: { '@type': 'Brand', name: shop.brand },
    offers,
  }
}

function offerData(variant: Variant, url: string, origin: string) {
  return {
    '@type': 'Offer',
    name: variant.quantity,
    sku: variant._id,
    price: formatAmount(variantPrice(variant)),
    priceCurrency: 'INR',
    availability: 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
    url,
    seller: organizationRef(origin),
  }
}

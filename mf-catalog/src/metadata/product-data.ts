import { homeCollection } from 'shared-contracts/catalog/product-path'
import type { LabelFacts, ShownProduct } from 'shared-contracts/catalog/shown-product'
import { inEnglish } from 'shared-contracts/i18n/translate'
import { shop } from 'shared-contracts/platform/shop'
import type { Rating } from 'shared-contracts/reviews/review'
import type { PublicReview } from 'shared-contracts/reviews/review-schema'
import { bestBefore } from '../data/best-before'
import { collectionCopy } from '../data/collection-copy'
import { variantData } from './variant-data'

/** Describes a product for schema.org; several packs form a group. Undefined if no pack has a price. */
export function productData(product: ShownProduct, origin: string, reviews: readonly PublicReview[] = []) {
  const url = origin + product.path
  const [variant, ...others] = product.variants.map((one) => variantData(one, url, origin))
  if (!variant) return undefined
  const about = {
    '@id': `${url}#product`,
    name: product.name,
    alternateName: product.hindiName || undefined,
    description: product.description,
    category: collectionCopy[homeCollection(product).slug].name,
    url,
    image: product.pictures.map((picture) => origin + picture),
    brand: { '@type': 'Brand', name: shop.brand },
    ...labelData(product.facts),
    ...ratingData(product.rating, reviews),
  }
  if (others.length === 0)
    return { '@type': 'Product', ...about, sku: variant.sku, size: variant.size, offers: variant.offers }
  return {
    '@type': 'ProductGroup',
    ...about,
    productGroupID: product.id,
    variesBy: ['https://schema.org/size'],
    hasVariant: [variant, ...others].map((one) => ({ '@type': 'Product', ...one })),
  }
}

/** Describes the published reviews. Without any, there is nothing to describe. */
function ratingData(rating: Rating | undefined, reviews: readonly PublicReview[]) {
  if (!rating) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
    ...(reviews.length > 0 && {
      review: reviews.map(({ stars, text, language, name, writtenAt }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: name ?? 'A customer' },
        datePublished: writtenAt.slice(0, 10),
        inLanguage: language,
        reviewBody: text,
        reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
      })),
    }),
  }
}

function labelData(facts: LabelFacts | undefined) {
  if (!facts) return {}
  const { origin, ingredients, allergens, bestBeforeMonths } = facts
  const properties = [
    { name: 'Ingredients', value: ingredients?.join(', ') },
    { name: 'Allergens', value: allergens?.join(', ') },
    { name: 'Best before', value: bestBeforeMonths && bestBefore(bestBeforeMonths, inEnglish) },
  ]
  return {
    countryOfOrigin: origin && { '@type': 'Country', name: origin },
    additionalProperty: properties.flatMap(({ name, value }) =>
      value ? [{ '@type': 'PropertyValue', name, value }] : [],
    ),
  }
}

import { shop } from 'shared-contracts/platform/shop'
import { paths } from 'shared-contracts/routing/paths'
import {
  buildLink,
  buildPictureUrl,
  formatAvailability,
  measure,
  type Offer,
  plain,
  priceText,
  shipping,
} from './offer'

/* JSON lines for OpenAI's product feed (developers.openai.com, 'Product feed'). */

function toRow(offer: Offer) {
  const { product, variant, origin } = offer
  const { price, mrp, net, unitPrice } = variant
  return {
    item_id: variant.id,
    group_id: product.id,
    title: plain(variant.title),
    description: plain(product.description),
    url: buildLink(offer),
    brand: shop.brand,
    seller_name: shop.brand,
    seller_url: `${origin}/`,
    image_url: buildPictureUrl(offer),
    availability: formatAvailability(variant),
    price: priceText(price),
    maximum_retail_price: mrp === undefined ? undefined : priceText(mrp),
    unit_pricing_measure: net && measure(net),
    base_measure: unitPrice && measure(unitPrice.per),
    size: plain(variant.label),
    condition: 'new',
    star_rating: product.rating?.average.toFixed(1),
    review_count: product.rating?.count,
    shipping: `${shipping.country}::Standard:${shipping.price}`,
    return_policy: origin + paths.refund,
    is_eligible_search: true,
    // Only the shopper can pay, on the gateway's page.
    is_eligible_checkout: false,
    target_countries: ['IN'],
    store_country: 'IN',
  }
}

export const openaiFeed = {
  type: 'application/jsonl; charset=utf-8',
  begin: (): string => '',
  row: (offer: Offer): string => `${JSON.stringify(toRow(offer))}\n`,
  end: '',
}

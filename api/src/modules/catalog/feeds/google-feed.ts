import XMLBuilder from 'fast-xml-builder'
import { shop } from 'shared-contracts/platform/shop'
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

/* RSS 2.0 for Google Merchant Center (support.google.com/merchants, 'Product data specification'). */

const builder = new XMLBuilder({ ignoreAttributes: false, suppressEmptyNode: true })

function toItem(offer: Offer) {
  const { product, variant } = offer
  const { price, mrp, net, unitPrice } = variant
  return {
    'g:id': variant.id,
    'g:item_group_id': product.id,
    'g:title': plain(variant.title),
    'g:description': plain(product.description),
    'g:link': buildLink(offer),
    'g:image_link': buildPictureUrl(offer),
    'g:availability': formatAvailability(variant),
    'g:price': priceText(price),
    'g:maximum_retail_price': mrp === undefined ? undefined : priceText(mrp),
    'g:unit_pricing_measure': net && measure(net),
    'g:unit_pricing_base_measure': unitPrice && measure(unitPrice.per),
    'g:size': plain(variant.label),
    'g:brand': shop.brand,
    // The shop's own products have no GTIN or MPN.
    'g:identifier_exists': 'no',
    'g:condition': 'new',
    'g:shipping': {
      'g:country': shipping.country,
      'g:price': shipping.price,
      'g:min_handling_time': shipping.processing.from,
      'g:max_handling_time': shipping.processing.to,
      'g:min_transit_time': shipping.standard.from,
      'g:max_transit_time': shipping.standard.to,
    },
  }
}

export const googleFeed = {
  type: 'application/xml; charset=utf-8',
  begin(origin: string): string {
    const channel = builder.build({ title: shop.brand, link: `${origin}/`, description: shop.tagline })
    return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${channel}\n`
  },
  row: (offer: Offer): string => `${builder.build({ item: toItem(offer) })}\n`,
  end: '</channel></rss>\n',
}

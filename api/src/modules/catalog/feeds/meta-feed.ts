import { stringify } from 'csv-stringify/sync'
import { formatUnitPrice } from 'shared-contracts/catalog/unit-price'
import { inEnglish } from 'shared-contracts/i18n/translate'
import { shop } from 'shared-contracts/platform/shop'
import { buildLink, buildPictureUrl, type Offer, plain, priceText } from './offer'

/* CSV for a Meta catalogue (facebook.com/business/help, 'Product data specifications'). */

function toRow(offer: Offer) {
  const { product, variant } = offer
  const { price, mrp, unitPrice, isSoldOut } = variant
  return {
    id: variant.id,
    title: plain(variant.title),
    description: plain(product.description),
    availability: isSoldOut ? 'out of stock' : 'in stock',
    condition: 'new',
    price: priceText(price),
    link: buildLink(offer),
    image_link: buildPictureUrl(offer) ?? '',
    brand: shop.brand,
    item_group_id: product.id,
    size: plain(variant.label),
    // Meta has no columns for these two.
    custom_label_0: unitPrice ? formatUnitPrice(unitPrice, inEnglish) : '',
    custom_label_1: mrp === undefined ? '' : `MRP ${priceText(mrp)}`,
  }
}

const columns = [
  'id',
  'title',
  'description',
  'availability',
  'condition',
  'price',
  'link',
  'image_link',
  'brand',
  'item_group_id',
  'size',
  'custom_label_0',
  'custom_label_1',
] as const satisfies readonly (keyof ReturnType<typeof toRow>)[]

export const metaFeed = {
  type: 'text/csv; charset=utf-8',
  begin: (): string => stringify([columns]),
  // Escapes formulas, which spreadsheets would evaluate.
  row: (offer: Offer): string => stringify([toRow(offer)], { columns: [...columns], escape_formulas: true }),
  end: '',
}

import type { NetQuantity } from 'shared-contracts/catalog/product-facts-schema'
import type { ShownProduct, ShownVariant } from 'shared-contracts/catalog/shown-product'
import { variantItemId } from 'shared-contracts/orders/cart/cart-link'
import type { Paise } from 'shared-contracts/values/money'
import type { Spoken } from './envelope'
import type { Variant } from './response-schema'

/** The option by which a product's packs differ. */
export const VARIANT_OPTION = 'Pack'

export const toWirePrice = (amount: Paise) => ({ amount, currency: 'INR' }) as const

/** @param path the picture's stored path */
export function toWirePicture(path: string, altText: string, { origin }: Spoken) {
  return { type: 'image', url: new URL(path, origin).href, alt_text: altText } as const
}

/** Converts a pack to UCP: the item that goes into carts. */
export function wireVariant(product: ShownProduct, variant: ShownVariant, spoken: Spoken): Variant {
  const { price, mrp, net, unitPrice, isSoldOut, picture } = variant
  const option = [{ name: VARIANT_OPTION, label: variant.label }]
  return {
    id: variantItemId({ id: product.id, variantId: variant.id }),
    sku: variant.id,
    title: variant.title,
    description: { plain: `${product.name} in a pack of ${variant.label}` },
    url: spoken.origin + product.path,
    price: toWirePrice(price),
    ...(net &&
      unitPrice && {
        unit_price: {
          ...toWirePrice(unitPrice.price),
          measure: toWireMeasure(net),
          reference: toWireMeasure(unitPrice.per),
        },
      }),
    availability: { available: !isSoldOut, status: isSoldOut ? 'out_of_stock' : 'in_stock' },
    ...(spoken.version === '2026-04-08' ? { selected_options: option } : { options: option }),
    ...(picture && { media: [toWirePicture(picture, variant.title, spoken)] }),
    // In UCP a list price implies a reduction, which the maximum retail price does not.
    ...(mrp !== undefined && { metadata: { maximum_retail_price: toWirePrice(mrp) } }),
  }
}

const codes = { g: 'GRM', ml: 'MLT', piece: 'C62', kit: 'C62' } as const satisfies Record<
  NetQuantity['unit'],
  string
>

function toWireMeasure({ amount, unit }: NetQuantity) {
  return { value: amount, unit: codes[unit] }
}

import type { NetQuantity } from 'shared-contracts/catalog/product-facts-schema'
import type { ShownVariant } from 'shared-contracts/catalog/shown-product'
import { returnPolicy, shippingDetails } from 'shared-contracts/remote/head/shop-terms'
import { organizationRef } from 'shared-contracts/remote/head/structured-data'
import { formatAmount } from 'shared-contracts/values/money'

/** UN/CEFACT codes of the units. */
const unitCodes = { g: 'GRM', ml: 'MLT', piece: 'C62', kit: 'C62' } as const

const quantity = ({ amount, unit }: NetQuantity) => ({
  '@type': 'QuantitativeValue',
  value: amount,
  unitCode: unitCodes[unit],
})

/** Describes a pack and its offer for schema.org. @param url the absolute address of the product's page */
export function variantData(variant: ShownVariant, url: string, origin: string) {
  return {
    name: variant.title,
    sku: variant.id,
    size: variant.label,
    image: variant.picture && origin + variant.picture,
    offers: {
      '@type': 'Offer',
      url,
      price: formatAmount(variant.price),
      priceCurrency: 'INR',
      priceSpecification: prices(variant),
      availability: `https://schema.org/${variant.isSoldOut ? 'OutOfStock' : 'InStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: organizationRef(origin),
      shippingDetails: shippingDetails(),
      hasMerchantReturnPolicy: returnPolicy(origin),
    },
  }
}

/**
 * Returns the price with its quantity and reference quantity, from which search engines derive the unit price
 * (developers.google.com, 'Merchant listing', unit pricing), and the MRP (schema.org, MaximumRetailPrice).
 */
function prices({ price, mrp, net, unitPrice }: ShownVariant) {
  const known = [
    ...(net && unitPrice
      ? [
          {
            '@type': 'UnitPriceSpecification',
            price: formatAmount(price),
            priceCurrency: 'INR',
            valueAddedTaxIncluded: true,
            referenceQuantity: { ...quantity(net), valueReference: quantity(unitPrice.per) },
          },
        ]
      : []),
    ...(mrp === undefined
      ? []
      : [
          {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/MaximumRetailPrice',
            price: formatAmount(mrp),
            priceCurrency: 'INR',
            valueAddedTaxIncluded: true,
          },
        ]),
  ]
  return known.length > 0 ? known : undefined
}

import type { AdminProduct, AdminVariant } from 'shared-contracts/catalog/admin/catalogue-schema'
import { labelUnitPrice } from 'shared-contracts/catalog/admin/label-unit-price'
import { missingFacts } from 'shared-contracts/catalog/admin/missing-facts'
import { paise } from 'shared-contracts/values/money'
import type { StoredProduct, StoredVariant } from './stored-product'

/** @param licence the shop's food licence number */
export function shownProduct(stored: StoredProduct, licence: string | undefined): AdminProduct {
  const { last, isTaxed, ...product } = stored
  return {
    ...product,
    version: last?.id ?? 0,
    ...(last && { lastSave: { save: last.save, by: last.by, at: new Date(last.at).toISOString() } }),
    variants: product.variants.map(shownVariant),
    missing: missingFacts(stored, licence),
  }
}

function shownVariant(variant: StoredVariant): AdminVariant {
  const unitPrice = variant.net && labelUnitPrice(paise(variant.mrp ?? variant.price), variant.net)
  return { ...variant, ...(unitPrice && { unitPrice }) }
}

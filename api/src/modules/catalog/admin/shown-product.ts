import type { AdminPack, AdminProduct } from 'shared-contracts/catalog/admin/catalogue-schema'
import { labelUnitPrice } from 'shared-contracts/catalog/admin/label-unit-price'
import { missingFacts } from 'shared-contracts/catalog/admin/missing-facts'
import { paise } from 'shared-contracts/values/money'
import type { StoredPack, StoredProduct } from './stored-product'

/** @param licence number of the shop's food licence */
export function shownProduct({ last, ...product }: StoredProduct, licence: string | undefined): AdminProduct {
  return {
    ...product,
    version: last?.id ?? 0,
    ...(last && { lastSave: { save: last.save, by: last.by, at: new Date(last.at).toISOString() } }),
    packs: product.packs.map(shownPack),
    missing: missingFacts(product, licence),
  }
}

function shownPack(pack: StoredPack): AdminPack {
  const unitPrice = pack.net && labelUnitPrice(paise(pack.mrp ?? pack.price), pack.net)
  return { ...pack, ...(unitPrice && { unitPrice }) }
}

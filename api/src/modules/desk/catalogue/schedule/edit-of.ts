import type { ProductEdit } from 'shared-contracts/domain/desk/catalogue/catalogue-schema'
import type { ChangeToCome } from 'shared-contracts/domain/desk/catalogue/schedule-schema'

/** The edit that a change to come is, once its moment has come. */
export function editOf({ field, packId, after }: ChangeToCome): Pick<ProductEdit, 'product' | 'packs'> {
  return packId === null ? { product: { [field]: after } } : { packs: { [packId]: { [field]: after } } }
}

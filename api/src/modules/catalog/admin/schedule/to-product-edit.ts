import type { ProductEdit } from 'shared-contracts/catalog/admin/catalogue-schema'
import type { ChangeToCome } from 'shared-contracts/catalog/admin/schedule-schema'

/** The edit that a change to come is, once its moment has come. */
export function toProductEdit({
  field,
  variantId,
  after,
}: ChangeToCome): Pick<ProductEdit, 'product' | 'variants'> {
  return variantId === null
    ? { product: { [field]: after } }
    : { variants: { [variantId]: { [field]: after } } }
}

import type { ProductEdit } from 'shared-contracts/catalog/admin/catalogue-schema'
import type { ChangeToCome } from 'shared-contracts/catalog/admin/schedule-schema'

export function toProductEdit({
  field,
  variantId,
  after,
}: ChangeToCome): Pick<ProductEdit, 'product' | 'variants'> {
  return variantId === null
    ? { product: { [field]: after } }
    : { variants: { [variantId]: { [field]: after } } }
}

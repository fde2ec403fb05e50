import type {
  ChangedField,
  FieldValue,
  ProductFields,
  VariantFields,
} from 'shared-contracts/catalog/admin/catalogue-schema'

type OwnFields = Omit<ProductFields, 'variantOrder'>

export interface StoredVariant extends VariantFields {
  id: string
  label: string
}

/** A product as edited in the admin, listed or not. */
export interface StoredProduct extends OwnFields {
  id: string
  /** Its position among all products, from 0. */
  place: number
  /** Its newest change in the admin; the change's id is the product's version. Null before the first one. */
  last: { id: number; save: string; by: string; at: string } | null
  /** True if it has an HSN code and a GST rate today. */
  isTaxed: boolean
  /** In display order. */
  variants: StoredVariant[]
}

export interface FieldChange {
  productId: string
  /** Null if the field belongs to the product. */
  variantId: string | null
  field: ChangedField
  before: FieldValue
  after: FieldValue
}

/** Returns a field's current value; undefined if its pack is gone. */
export function fieldValue(
  product: StoredProduct,
  { variantId, field }: Pick<FieldChange, 'variantId' | 'field'>,
): FieldValue | undefined {
  const values: Partial<Record<ChangedField, FieldValue>> | undefined =
    variantId === null
      ? { ...product, variantOrder: product.variants.map(({ id }) => id) }
      : product.variants.find(({ id }) => id === variantId)
  return values?.[field]
}

export function withChanges(product: StoredProduct, changes: readonly FieldChange[]): StoredProduct {
  return changes.reduce(withChange, product)
}

function withChange(product: StoredProduct, { variantId, field, after }: FieldChange): StoredProduct {
  if (variantId !== null)
    return {
      ...product,
      variants: product.variants.map((variant) =>
        variant.id === variantId ? { ...variant, [field]: after } : variant,
      ),
    }
  if (field !== 'variantOrder') return { ...product, [field]: after }
  const order = Array.isArray(after) ? after : []
  return {
    ...product,
    variants: product.variants.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)),
  }
}

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

/** A product as the admin changes it, whether it is listed or not. */
export interface StoredProduct extends OwnFields {
  id: string
  /** Among all products, from 0. */
  place: number
  /** Its newest change in the admin, whose id is its version; null before the first. */
  last: { id: number; save: string; by: string; at: string } | null
  /** In their order. */
  variants: StoredVariant[]
}

/** A field that is to become another. */
export interface FieldChange {
  productId: string
  /** Null where it is of the product. */
  variantId: string | null
  field: ChangedField
  before: FieldValue
  after: FieldValue
}

/** Where a field stands now; undefined where its pack is gone. */
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

/** @returns the product with the changes in it, as the tables will have it */
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

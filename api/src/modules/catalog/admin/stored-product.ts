import type {
  ChangedField,
  FieldValue,
  PackFields,
  ProductFields,
} from 'shared-contracts/catalog/admin/catalogue-schema'

type OwnFields = Omit<ProductFields, 'packOrder'>

export interface StoredPack extends PackFields {
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
  packs: StoredPack[]
}

/** A field that is to become another. */
export interface FieldChange {
  productId: string
  /** Null where it is of the product. */
  packId: string | null
  field: ChangedField
  before: FieldValue
  after: FieldValue
}

/** Where a field stands now; undefined where its pack is gone. */
export function fieldValue(
  product: StoredProduct,
  { packId, field }: Pick<FieldChange, 'packId' | 'field'>,
): FieldValue | undefined {
  if (packId === null) {
    const own: Record<string, FieldValue> = {
      ...fieldsOf(product),
      packOrder: product.packs.map(({ id }) => id),
      place: product.place,
    }
    return own[field]
  }
  const pack = product.packs.find(({ id }) => id === packId)
  const { price, mrp, net, isSoldOut, barcode } = pack ?? {}
  const ofPack: Record<string, FieldValue | undefined> = { price, mrp, net, isSoldOut, barcode }
  return ofPack[field]
}

function fieldsOf(product: StoredProduct): OwnFields {
  const { name, hindiName, description, category, images, imageTexts } = product
  const { isListed, origin, maker } = product
  const { bestBeforeMonths, ingredients, allergens } = product
  return {
    name,
    hindiName,
    description,
    category,
    images,
    imageTexts,
    isListed,
    origin,
    maker,
    bestBeforeMonths,
    ingredients,
    allergens,
  }
}

/** @returns the product with the changes in it, as the tables will have it */
export function withChanges(product: StoredProduct, changes: readonly FieldChange[]): StoredProduct {
  return changes.reduce(withChange, product)
}

function withChange(product: StoredProduct, { packId, field, after }: FieldChange): StoredProduct {
  if (packId !== null)
    return {
      ...product,
      packs: product.packs.map((pack) => (pack.id === packId ? { ...pack, [field]: after } : pack)),
    }
  if (field !== 'packOrder') return { ...product, [field]: after }
  const order = Array.isArray(after) ? after : []
  return { ...product, packs: product.packs.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)) }
}

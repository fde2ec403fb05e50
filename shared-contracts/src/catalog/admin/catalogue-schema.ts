import * as z from 'zod/mini'
import { requiredText } from '../../values/text'
import { NetQuantity } from '../product-facts-schema'
import { Category } from '../product-schema'
import { cleanBarcode, isBarcode } from './barcode'
import { Missing } from './missing-facts'

/** The highest price, Rs 1,00,000, in paise. Higher ones are refused as typos. */
export const HIGHEST_PRICE = 100_000_00

const Price = z
  .int('Enter a price in rupees, such as 125 or 125.50.')
  .check(
    z.minimum(1, 'Enter a price of at least Rs 0.01.'),
    z.maximum(HIGHEST_PRICE, 'Enter a price of up to Rs 1,00,000.'),
  )
/** A paragraph: line breaks and repeated spaces become single spaces. */
const paragraph = (maxLength: number) =>
  z.string().check(
    z.overwrite((text) => text.replaceAll(/\s+/g, ' ').trim()),
    z.maxLength(maxLength),
    z.regex(/^[^\p{Cc}]*$/u),
  )
/** The barcode printed on the pack. */
const Barcode = z
  .string()
  .check(
    z.maxLength(80),
    z.overwrite(cleanBarcode),
    z.refine(isBarcode, 'Enter a valid EAN, or your own code with at least 4 letters, digits or hyphens.'),
  )
const Names = z.array(requiredText(100)).check(z.maxLength(60))

/** The editable fields of a product. Null means not declared. */
export const ProductFields = z.object({
  name: requiredText(100),
  hindiName: paragraph(100),
  description: paragraph(2000),
  category: Category,
  /** Addresses, in display order. */
  images: z
    .array(z.string().check(z.maxLength(200), z.regex(/^\/uploads\/[\w/-]+\.\w+$/)))
    .check(z.maxLength(12)),
  /** Alternative texts of the images, in the same order; '' means the product's name. */
  imageTexts: z.array(paragraph(200)).check(z.maxLength(12)),
  isListed: z.boolean(),
  origin: z.nullable(requiredText(60)),
  /** Name and address of the manufacturer and packer; null for the shop itself. */
  maker: z.nullable(requiredText(300)),
  bestBeforeMonths: z.nullable(z.int().check(z.minimum(1), z.maximum(120))),
  ingredients: z.nullable(Names),
  /** Empty if the product contains no allergens. */
  allergens: z.nullable(Names),
  /** The ids of all its packs, in display order. */
  variantOrder: z.array(requiredText(100)).check(z.maxLength(100)),
})
export type ProductFields = z.infer<typeof ProductFields>

/** The editable fields of a pack. */
export const VariantFields = z.object({
  price: Price,
  /** Maximum retail price in whole paise; null if it equals the price. */
  mrp: z.nullable(Price),
  net: z.nullable(z.extend(NetQuantity, { amount: z.int().check(z.minimum(1), z.maximum(1_000_000)) })),
  isSoldOut: z.boolean(),
  barcode: z.nullable(Barcode),
})
export type VariantFields = z.infer<typeof VariantFields>

/** An edit of a product and its packs. Fields that are left out stay unchanged. */
export const ProductEdit = z.object({
  /** The product's version that the edit is based on. */
  version: z.int(),
  product: z.optional(z.partial(ProductFields)),
  /** Keyed by the id of the pack. */
  variants: z.optional(z.record(z.string(), z.partial(VariantFields))),
})
export type ProductEdit = z.infer<typeof ProductEdit>

export const NewPlace = z.object({ version: z.int(), place: z.int().check(z.minimum(0), z.maximum(100_000)) })

/** A stored pack. It may have values that the admin no longer accepts. */
export const AdminVariant = z.object({
  id: z.string(),
  label: z.string(),
  price: z.int(),
  mrp: z.nullable(z.int()),
  net: z.nullable(NetQuantity),
  isSoldOut: z.boolean(),
  barcode: z.nullable(z.string()),
  /** The legally required unit price, such as '₹1.25 per g'; undefined without `net`, or if it equals the MRP. */
  unitPrice: z.optional(z.string()),
})
export type AdminVariant = z.infer<typeof AdminVariant>

const Texts = z.nullable(z.array(z.string()))

export const AdminProduct = z.object({
  id: z.string(),
  name: z.string(),
  hindiName: z.string(),
  description: z.string(),
  isListed: z.boolean(),
  origin: z.nullable(z.string()),
  maker: z.nullable(z.string()),
  bestBeforeMonths: z.nullable(z.int()),
  ingredients: Texts,
  allergens: Texts,
  category: Category,
  images: z.array(z.string()),
  imageTexts: z.array(z.string()),
  /** Position among all products, including unlisted ones, from 0. */
  place: z.int(),
  version: z.int(),
  /** The latest save in the admin, which Undo reverts. */
  lastSave: z.optional(z.object({ save: z.string(), by: z.string(), at: z.string() })),
  variants: z.array(AdminVariant),
  missing: z.array(Missing),
})
export type AdminProduct = z.infer<typeof AdminProduct>
export const AdminProducts = z.object({ products: z.array(AdminProduct) })

/** A field of a product or pack, the product's position in the lists, or 'made' for its creation in the admin. */
export const ChangedField = z.enum([
  ...z.keyof(ProductFields).options,
  ...z.keyof(VariantFields).options,
  'place',
  'made',
])
export type ChangedField = z.infer<typeof ChangedField>

export const FieldValue = z.union([
  z.null(),
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()),
  NetQuantity,
])
export type FieldValue = z.infer<typeof FieldValue>

export const ProductChange = z.object({
  id: z.int(),
  /** The same for all changes of one save. */
  save: z.string(),
  productId: z.string(),
  /** Null for a change to the product itself. */
  variantId: z.nullable(z.string()),
  field: ChangedField,
  before: FieldValue,
  after: FieldValue,
  at: z.string(),
  /** The person's name at the time. */
  by: z.string(),
  /** The save that this one undoes. */
  undoes: z.nullable(z.string()),
})
export type ProductChange = z.infer<typeof ProductChange>

/** A price at which a pack was sold, in whole paise, and the time from which it applied. */
export const ChargedPrice = z.object({ variantId: z.string(), price: z.int(), since: z.string() })
export type ChargedPrice = z.infer<typeof ChargedPrice>

/** A product's changes and the prices it was sold at, newest first. */
export const ProductHistory = z.object({
  changes: z.array(ProductChange),
  charged: z.array(ChargedPrice),
})

/** A change that Undo skipped, because the field has been changed again. */
export const SparedChange = z.object({
  productId: z.string(),
  variantId: z.nullable(z.string()),
  field: ChangedField,
  /** The person who changed it again, if known. */
  by: z.optional(z.string()),
})
export type SparedChange = z.infer<typeof SparedChange>
export const UndoneSave = z.object({
  restored: z.array(ProductChange),
  spared: z.array(SparedChange),
})
export type UndoneSave = z.infer<typeof UndoneSave>

/** PUT /api/admin/products/:id/variants/:variant/sold-out. */
export const SoldOutMark = z.object({ isSoldOut: z.boolean() })
export type SoldOutMark = z.infer<typeof SoldOutMark>

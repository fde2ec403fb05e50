import * as z from 'zod/mini'
import { requiredText } from '../../values/text'
import { NetQuantity } from '../product-facts-schema'
import { Category } from '../product-schema'
import { cleanBarcode, isBarcode } from './barcode'
import { Missing } from './missing-facts'

/** A price over it is a slip of a key: Rs 1,00,000, in paise. */
export const HIGHEST_PRICE = 100_000_00

const Price = z
  .int('A price is in whole paise.')
  .check(
    z.minimum(1, 'A price is at least one paisa.'),
    z.maximum(HIGHEST_PRICE, 'A price is at most Rs 1,00,000.'),
  )
/** A paragraph: the shop's pages show it without its line breaks. */
const paragraph = (maxLength: number) =>
  z.string().check(
    z.overwrite((text) => text.replaceAll(/\s+/g, ' ').trim()),
    z.maxLength(maxLength),
    z.regex(/^[^\p{Cc}]*$/u),
  )
/** As it stands on the pack. */
const Barcode = z
  .string()
  .check(
    z.maxLength(80),
    z.overwrite(cleanBarcode),
    z.refine(isBarcode, 'An EAN whose last digit fits, or letters, digits and - of your own, at least four.'),
  )
const Names = z.array(requiredText(100)).check(z.maxLength(60))

/** What the admin changes of a product. Null is what nobody has said. */
export const ProductFields = z.object({
  name: requiredText(100),
  /** Or ''. */
  hindiName: paragraph(100),
  description: paragraph(2000),
  category: Category,
  /** Addresses, in their order. */
  images: z
    .array(z.string().check(z.maxLength(200), z.regex(/^\/uploads\/[\w/-]+\.\w+$/)))
    .check(z.maxLength(12)),
  /** What each of them shows, in the same order; '' where it is the name. */
  imageTexts: z.array(paragraph(200)).check(z.maxLength(12)),
  isListed: z.boolean(),
  /** Country of origin. */
  origin: z.nullable(requiredText(60)),
  /** Name and address of who makes and packs it; null for the shop itself. */
  maker: z.nullable(requiredText(300)),
  bestBeforeMonths: z.nullable(z.int().check(z.minimum(1), z.maximum(120))),
  ingredients: z.nullable(Names),
  /** Empty where the ingredients have none. */
  allergens: z.nullable(Names),
  /** The ids of all its packs. */
  variantOrder: z.array(requiredText(100)).check(z.maxLength(100)),
})
export type ProductFields = z.infer<typeof ProductFields>

/** What the admin changes of a pack. */
export const VariantFields = z.object({
  /** Whole paise. */
  price: Price,
  /** Maximum retail price, in whole paise; null where it is the price. */
  mrp: z.nullable(Price),
  net: z.nullable(z.extend(NetQuantity, { amount: z.int().check(z.minimum(1), z.maximum(1_000_000)) })),
  isSoldOut: z.boolean(),
  barcode: z.nullable(Barcode),
})
export type VariantFields = z.infer<typeof VariantFields>

/** Only what is named changes. */
export const ProductEdit = z.object({
  /** The version of the product that the change was made on. */
  version: z.int(),
  product: z.optional(z.partial(ProductFields)),
  /** By the id of the pack. */
  variants: z.optional(z.record(z.string(), z.partial(VariantFields))),
})
export type ProductEdit = z.infer<typeof ProductEdit>

export const NewPlace = z.object({ version: z.int(), place: z.int().check(z.minimum(0), z.maximum(100_000)) })

/** As it is stored, also where that is more than the admin would let in today. */
export const AdminVariant = z.object({
  id: z.string(),
  label: z.string(),
  price: z.int(),
  mrp: z.nullable(z.int()),
  net: z.nullable(NetQuantity),
  isSoldOut: z.boolean(),
  barcode: z.nullable(z.string()),
  /** What the law calls the unit sale price, such as '₹1.25 per g'; none where it is the MRP itself. */
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
  /** Among all products, also those that are not listed: from 0. */
  place: z.int(),
  version: z.int(),
  /** Its newest change in the admin, by which Undo names it. */
  lastSave: z.optional(z.object({ save: z.string(), by: z.string(), at: z.string() })),
  variants: z.array(AdminVariant),
  missing: z.array(Missing),
})
export type AdminProduct = z.infer<typeof AdminProduct>
export const AdminProducts = z.object({ products: z.array(AdminProduct) })

/** A field of a product or a pack, the product's place in the lists, or that it was made in the admin. */
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
  /** All that was changed by one press has the same. */
  save: z.string(),
  productId: z.string(),
  /** None where it is of the product. */
  variantId: z.nullable(z.string()),
  field: ChangedField,
  before: FieldValue,
  after: FieldValue,
  at: z.string(),
  /** Who: the name as it was then. */
  by: z.string(),
  /** The save that it takes back. */
  undoes: z.nullable(z.string()),
})
export type ProductChange = z.infer<typeof ProductChange>

/** A price that a pack was sold for, and since when. In whole paise. */
export const ChargedPrice = z.object({ variantId: z.string(), price: z.int(), since: z.string() })
export type ChargedPrice = z.infer<typeof ChargedPrice>

/** The newest first. */
export const ProductHistory = z.object({
  changes: z.array(ProductChange),
  charged: z.array(ChargedPrice),
})

/** What an Undo could not take back, since it has been changed after that. */
export const SparedChange = z.object({
  productId: z.string(),
  variantId: z.nullable(z.string()),
  field: ChangedField,
  /** Who changed it since, where the admin knows it. */
  by: z.optional(z.string()),
})
export type SparedChange = z.infer<typeof SparedChange>
export const UndoneSave = z.object({
  restored: z.array(ProductChange),
  spared: z.array(SparedChange),
})
export type UndoneSave = z.infer<typeof UndoneSave>

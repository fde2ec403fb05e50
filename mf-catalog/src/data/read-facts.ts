import type { NetQuantity, ProductFacts, VariantFacts } from 'shared-contracts/catalog/product-facts-schema'
import { amount, count, list, oneOf, optional, type Reader, shape, text } from 'shared-contracts/http'
import { readRating } from 'shared-contracts/reviews/review-reader'

/** Reads a list only if every entry is a string: a partial list of allergens would be misleading. */
const allTexts: Reader<string[] | undefined> = (value, field, report) =>
  Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : void report(field)

interface Read {
  amount: number | undefined
  unit: NetQuantity['unit'] | undefined
}

const readNet = shape<Read>({ amount: count, unit: oneOf(['g', 'ml', 'piece', 'kit']) })

const net: Reader<NetQuantity | undefined> = (...args) => {
  const { amount, unit } = readNet(...args) ?? {}
  return amount === undefined || unit === undefined ? undefined : { amount, unit }
}

const readVariant = shape<VariantFacts>({ _id: text, net: optional(net), mrp: amount })

/** Leaves out a pack without an MRP, because there is nothing to check its price against. */
const variant: Reader<VariantFacts | undefined> = (...args) => {
  const read = readVariant(...args)
  return read && read.mrp > 0 ? read : undefined
}

/** Reads the facts of a label. An unreadable fact is omitted. */
export const readFacts = shape<ProductFacts>({
  origin: optional(text),
  maker: text,
  licence: optional(text),
  bestBeforeMonths: optional(count),
  ingredients: optional(allTexts),
  allergens: optional(allTexts),
  variants: list(variant),
  rating: optional(readRating),
})

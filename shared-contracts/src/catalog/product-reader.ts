import { onHost } from '../content/media/picture-reader'
import { parseRupees, rupees } from '../values/money'
import {
  amount,
  count,
  flag,
  list,
  listWithIds,
  oneOf,
  optional,
  type Reader,
  shape,
  text,
  texts,
} from '../values/reading'
import { categories } from './categories'
import type { Product } from './product'
import type { Variant } from './product-schema'

/** Reads a price in rupees; 0 if it is missing or invalid. A pack with the price 0 is not sold. */
const price: Reader<number> = (value, field, report) => {
  const known = parseRupees(amount(value, field, report))
  if (known !== undefined) return rupees(known)
  report(field)
  return 0
}

const variants = listWithIds(
  shape<Variant>({ _id: text, quantity: text, price, isSoldOut: optional(flag), left: optional(count) }),
)

const images: Reader<string[]> = (...args) =>
  texts(...args)
    .filter(Boolean)
    .map(onHost)

const product = shape<Product>({
  _id: text,
  name: text,
  hindiName: text,
  synonyms: texts,
  description: text,
  category: oneOf(categories),
  images,
  imageTexts: optional(texts),
  variants,
})

/** Reads a product. Returns undefined if it has neither id nor name. A missing name falls back to the id. */
export const readProduct: Reader<Product | undefined> = (...args) => {
  const whole = product(...args)
  if (!whole?._id && !whole?.name) return undefined
  const { imageTexts, ...rest } = whole
  const read = { ...rest, name: rest.name || rest._id.replaceAll('-', ' ') }
  // If a picture is missing, the alternative texts can no longer be matched to the pictures, so all are dropped.
  return imageTexts?.length === read.images.length ? { ...read, imageTexts } : read
}

export const readProducts = list(readProduct)

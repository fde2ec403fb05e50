import { type Paise, paise } from '../../values/money'
import { limitedCount, list, MOST_RUPEES, type Reader, shape, text } from '../../values/reading'
import { MAX_LINE_QUANTITY } from '../line-quantity'
import type { CartLine } from './cart-line'

interface StoredCart {
  lines: CartLine[]
  orderId: string | null
}

const price: Reader<Paise | undefined> = (value, field, report) =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MOST_RUPEES * 100
    ? paise(Number(value))
    : void report(field)

const wholeLine = shape<{ [Key in keyof CartLine]: CartLine[Key] | undefined }>({
  id: text,
  variantId: text,
  variantLabel: text,
  title: text,
  price,
  image: text,
  quantity: limitedCount(MAX_LINE_QUANTITY),
})

/** Leaves out a line without a readable product, quantity or price. A missing name is derived from the id. */
const line: Reader<CartLine | undefined> = (...args) => {
  const read = wholeLine(...args)
  if (!read?.id || !read.variantId || read.price === undefined || !read.quantity) return undefined
  return { ...read, title: read.title || read.id.replaceAll('-', ' ') } as CartLine
}

/** Reads the cart from this browser's storage. Returns undefined if the value is not a cart. */
export const readCart = shape<StoredCart>({
  lines: list(line),
  orderId: (value) => (typeof value === 'string' ? value : null),
})

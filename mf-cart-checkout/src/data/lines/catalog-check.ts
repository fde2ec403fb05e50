import { type Product, type Variant, variantPrice } from 'shared-contracts/catalog/product'
import type { Text } from 'shared-contracts/i18n/translate'
import type { CartLine } from 'shared-contracts/orders/cart/cart'
import type { RunningDiscounts } from 'shared-contracts/orders/discounts/discounts-schema'
import type { Paise } from 'shared-contracts/values/money'

export interface PriceChange {
  /** The line at its new price. */
  line: CartLine
  was: Paise
}

export interface ShortLine {
  line: CartLine
  /** The number of packs that can still be ordered. */
  left: number
}

/** Lines that cannot be bought as they are. Only the shopper changes them. */
export interface Unavailable {
  /** Discontinued lines. */
  gone: readonly CartLine[]
  /** Lines that are sold again once back in stock. */
  soldOut: readonly CartLine[]
  /** Lines with more packs than are left. */
  short: readonly ShortLine[]
}

export interface CatalogCheck extends Unavailable {
  /** All lines, at the catalogue's prices. */
  lines: CartLine[]
  changes: PriceChange[]
}

export interface CatalogResponse {
  /** The requested ids. */
  asked: readonly string[]
  /** The requested products that are on sale. */
  products: readonly Product[]
  /** The number of products on sale in the whole shop. */
  total: number
  /** The kinds of discounts that run now; undefined if none do. */
  discounts?: RunningDiscounts | undefined
}

/** Compares the cart with the catalogue (specification 9.12). */
export function checkAgainstCatalog(
  lines: readonly CartLine[],
  answer: CatalogResponse | undefined,
): CatalogCheck {
  const check = {
    lines: [] as CartLine[],
    changes: [] as PriceChange[],
    gone: [] as CartLine[],
    soldOut: [] as CartLine[],
    short: [] as ShortLine[],
  }
  for (const line of lines) {
    const isTold = answer !== undefined && isCovered(answer, line)
    const variant = isTold ? findVariant(line, answer.products) : undefined
    // A price of 0 means that the pack was not found, because no pack is free.
    const price = isTold ? variantPrice(variant) : line.price
    if (isTold && !price) check.gone.push(line)
    else if (variant?.isSoldOut) check.soldOut.push(line)
    else check.short.push(...listShort(line, variant))
    const now = price ? { ...line, price } : line
    if (now.price !== line.price) check.changes.push({ line: now, was: line.price })
    check.lines.push(now)
  }
  return check
}

/** Trusts a cart that was sent as an order: that order may hold the last packs, so the api decides what is sold out. */
export function trustSentCart<Check extends Unavailable>(check: Check): Check {
  return { ...check, soldOut: [], short: [] }
}

/** False if the catalogue is still empty (specification 9.14) or the response does not cover the product. */
function isCovered({ asked, total }: CatalogResponse, { id }: CartLine): boolean {
  return total > 0 && asked.includes(id)
}

/** Lists the line if it has more packs than are left. */
function listShort(line: CartLine, variant: Variant | undefined): ShortLine[] {
  const left = variant?.left
  return left !== undefined && left < line.quantity ? [{ line, left }] : []
}

function findVariant(line: CartLine, products: readonly Product[]): Variant | undefined {
  const product = products.find(({ _id }) => _id === line.id)
  return product?.variants.find(({ _id }) => _id === line.variantId)
}

/** Explains in the reader's language why a cart cannot be checked out. */
export function describeObstacle({ gone, soldOut, short }: Unavailable, t: Text): string | undefined {
  const sentences = [
    ...(gone.length > 0
      ? [
          t('To check out, remove what’s no longer available: {names}.', {
            names: formatNames(gone, t),
          }),
        ]
      : []),
    ...(soldOut.length > 0
      ? [t('To check out, remove what’s sold out: {names}.', { names: formatNames(soldOut, t) })]
      : []),
    ...(short.length > 0
      ? [t('To check out, reduce the quantity: {lines}.', { lines: formatShort(short, t) })]
      : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : undefined
}

function formatNames(lines: readonly CartLine[], t: Text): string {
  return lines.map(({ title, variantLabel }) => `${t(title)} (${t(variantLabel)})`).join(', ')
}

function formatShort(short: readonly ShortLine[], t: Text): string {
  return short
    .map(({ line: { title, variantLabel }, left }) =>
      t('only {count} of {name} ({pack}) left', { count: left, name: t(title), pack: t(variantLabel) }),
    )
    .join(', ')
}

import { type Product, type Variant, variantPrice } from 'shared-contracts/catalog/product'
import type { Text } from 'shared-contracts/i18n/translate'
import type { CartLine } from 'shared-contracts/orders/cart/cart'
import type { Paise } from 'shared-contracts/values/money'

export interface PriceChange {
  /** The line, with its new price. */
  line: CartLine
  was: Paise
}

/** Lines that can't be bought. Only the shopper removes them. */
export interface Unavailable {
  /** What the shop no longer sells. */
  gone: readonly CartLine[]
  /** What it sells again once it has some. */
  soldOut: readonly CartLine[]
}

export interface CatalogCheck extends Unavailable {
  /** All lines, at the catalogue's prices. */
  lines: CartLine[]
  changes: PriceChange[]
}

/** What the shop says about the products of a cart. */
export interface CatalogResponse {
  /** Ids of the products that it was asked about. */
  asked: readonly string[]
  /** Those of them that it sells. */
  products: readonly Product[]
  /** How many products it sells in all. */
  total: number
}

/** Compares what the cart remembers with what the catalogue says now (specification 9.12). */
export function checkAgainstCatalog(
  lines: readonly CartLine[],
  answer: CatalogResponse | undefined,
): CatalogCheck {
  const check = {
    lines: [] as CartLine[],
    changes: [] as PriceChange[],
    gone: [] as CartLine[],
    soldOut: [] as CartLine[],
  }
  for (const line of lines) {
    const isTold = answer !== undefined && tellsOf(answer, line)
    const variant = isTold ? variantOf(line, answer.products) : undefined
    // Nothing is sold at Rs 0.
    const price = isTold ? variantPrice(variant) : line.price
    if (isTold && !price) check.gone.push(line)
    else if (variant?.isSoldOut) check.soldOut.push(line)
    const now = price ? { ...line, price } : line
    if (now.price !== line.price) check.changes.push({ line: now, was: line.price })
    check.lines.push(now)
  }
  return check
}

/**
 * Whether an answer says anything about a line. A shop that sells nothing at all has not been filled yet: its answer
 * says nothing (specification 9.14). Neither does one to another question, such as before the line was put in.
 */
function tellsOf({ asked, total }: CatalogResponse, { id }: CartLine): boolean {
  return total > 0 && asked.includes(id)
}

function variantOf(line: CartLine, products: readonly Product[]): Variant | undefined {
  const product = products.find(({ _id }) => _id === line.id)
  return product?.variants.find(({ _id }) => _id === line.variantId)
}

/** Why a cart cannot be checked out, in the reader's language: something in it can't be bought. */
export function obstacleOf({ gone, soldOut }: Unavailable, t: Text): string | undefined {
  const sentences = [
    ...(gone.length > 0
      ? [t('You cannot check out with what is no longer available: {names}.', { names: namesOf(gone, t) })]
      : []),
    ...(soldOut.length > 0
      ? [t('You cannot check out with what is sold out: {names}.', { names: namesOf(soldOut, t) })]
      : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : undefined
}

function namesOf(lines: readonly CartLine[], t: Text): string {
  return lines.map(({ title, variantLabel }) => `${t(title)} (${t(variantLabel)})`).join(', ')
}

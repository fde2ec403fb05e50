import type { CartLine } from 'shared-contracts/domain/cart'
import { type Product, variantPrice } from 'shared-contracts/domain/catalogue'
import type { Paise } from 'shared-contracts/domain/money'

export interface PriceChange {
  /** The line, with its new price. */
  line: CartLine
  was: Paise
}

export interface CatalogueCheck {
  /** All lines, at the catalogue's prices. */
  lines: CartLine[]
  changes: PriceChange[]
  /** Lines that can no longer be bought. Only the shopper removes them. */
  gone: CartLine[]
}

/** What the shop says about the products of a cart. */
export interface CatalogueAnswer {
  /** Ids of the products that it was asked about. */
  asked: readonly string[]
  /** Those of them that it sells. */
  products: readonly Product[]
  /** How many products it sells in all. */
  total: number
}

/** Compares what the cart remembers with what the catalogue says now (specification 9.12). */
export function checkAgainstCatalogue(
  lines: readonly CartLine[],
  answer: CatalogueAnswer | undefined,
): CatalogueCheck {
  const check: CatalogueCheck = { lines: [], changes: [], gone: [] }
  for (const line of lines) {
    const isTold = answer !== undefined && tellsOf(answer, line)
    const price = isTold ? priceInCatalogue(line, answer.products) : line.price
    if (isTold && !price) check.gone.push(line)
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
function tellsOf({ asked, total }: CatalogueAnswer, { id }: CartLine): boolean {
  return total > 0 && asked.includes(id)
}

/** What a line costs now; nothing when it cannot be bought, for nothing is sold at Rs 0. */
function priceInCatalogue(line: CartLine, products: readonly Product[]): Paise {
  const product = products.find(({ _id }) => _id === line.id)
  return variantPrice(product?.variants.find(({ _id }) => _id === line.variantId))
}

/** Why a cart cannot be checked out: the shop no longer sells something in it. */
export function obstacleOf(gone: readonly CartLine[]): string | undefined {
  if (gone.length === 0) return undefined
  const names = gone.map(({ title, variantLabel }) => `${title} (${variantLabel})`).join(', ')
  return `You cannot check out with what is no longer available: ${names}.`
}

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

/** Compares what the cart remembers with what the catalogue says now (specification 9.12). */
export function checkAgainstCatalogue(
  lines: readonly CartLine[],
  products: readonly Product[],
): CatalogueCheck {
  const check: CatalogueCheck = { lines: [], changes: [], gone: [] }
  for (const line of lines) {
    const price = priceInCatalogue(line, products)
    if (!price) check.gone.push(line)
    const now = price ? { ...line, price } : line
    if (now.price !== line.price) check.changes.push({ line: now, was: line.price })
    check.lines.push(now)
  }
  return check
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

import type { Category, Product } from 'shared-contracts/catalog/product'
import { isDiscountCode, normaliseCode } from 'shared-contracts/orders/discounts/discount-code'
import type { DiscountRefusalReason } from 'shared-contracts/orders/discounts/discount-refusals'
import type { DiscountsRepository } from './discounts.repository'
import { type Allocation, sumOf } from './pricing/allocate'
import { type CartLine, priceDiscount, type StoredDiscount } from './pricing/price-discount'

export interface ChosenDiscount {
  discount: StoredDiscount
  allocation: Allocation
}

/** A code that does not apply, and why. */
export interface RefusedCode {
  reason: DiscountRefusalReason
  /** The discount with this code, if there is one. */
  discount: StoredDiscount | undefined
}

export interface DiscountChoice {
  /** The better of code and offers for the shopper; the code if they save the same. */
  chosen?: ChosenDiscount | undefined
  refused?: RefusedCode | undefined
  /** True if an offer saves more than the code, which would apply too. */
  isOutdone: boolean
}

interface Cart {
  /** The code as it was typed; undefined if only offers are considered. */
  code: string | undefined
  customerId: string | undefined
  lines: readonly Omit<CartLine, 'category'>[]
  products: readonly Product[]
}

interface ChooseDiscountDeps {
  repository: Pick<DiscountsRepository, 'candidates' | 'lock' | 'usesOf'>
  now: () => Date
}

export type ChooseDiscount = ReturnType<typeof createChooseDiscount>

export function createChooseDiscount({ repository, now }: ChooseDiscountDeps) {
  /**
   * @param isOrder true to count the uses of limited discounts one order at a time. Call in the transaction that
   * stores the order.
   */
  return async function chooseDiscount(cart: Cart, isOrder: boolean): Promise<DiscountChoice> {
    const code = cart.code === undefined ? undefined : normaliseCode(cart.code)
    const isCode = code !== undefined && isDiscountCode(code)
    const found = await repository.candidates(isCode ? code : undefined, now())
    const priced = await priceAll(isOrder ? await locked(found) : found, cart)
    const chosen = priced.flatMap(toApplicable).toSorted(byBenefit)[0]
    if (code === undefined) return { chosen, isOutdone: false }
    const refused = isCode ? findRefused(priced) : ({ reason: 'malformed', discount: undefined } as const)
    return { chosen, refused, isOutdone: !refused && chosen?.discount.code === null }
  }

  async function priceAll(found: readonly StoredDiscount[], { customerId, lines, products }: Cart) {
    const cart = withCategories(lines, products)
    const priced: PricedDiscount[] = []
    for (const discount of found) {
      const uses = isLimited(discount) ? await repository.usesOf(discount.id, customerId) : noUses
      priced.push({ discount, result: priceDiscount(discount, cart, { now: now(), customerId, uses }) })
    }
    return priced
  }

  /** Reads limited discounts again under their lock. */
  async function locked(found: readonly StoredDiscount[]): Promise<StoredDiscount[]> {
    const fresh = await repository.lock(found.filter(isLimited).map(({ id }) => id))
    return found.map((discount) => fresh.find(({ id }) => id === discount.id) ?? discount)
  }
}

interface PricedDiscount {
  discount: StoredDiscount
  result: Allocation | DiscountRefusalReason
}

function toApplicable({ discount, result }: PricedDiscount): ChosenDiscount[] {
  return typeof result === 'string' || sumOf(result) === 0 ? [] : [{ discount, allocation: result }]
}

/** Returns why the code among the priced discounts does not apply; undefined if it does. */
function findRefused(priced: readonly PricedDiscount[]): RefusedCode | undefined {
  const own = priced.find(({ discount }) => discount.code !== null)
  if (!own) return { reason: 'invalid', discount: undefined }
  return typeof own.result === 'string' ? { reason: own.result, discount: own.discount } : undefined
}

const noUses = { all: 0, own: 0 }

function isLimited({ mostUses, mostUsesPerCustomer }: StoredDiscount): boolean {
  return mostUses !== null || mostUsesPerCustomer !== null
}

/** Sorts by the amount saved. A code comes before offers that save the same, and the newest offer before others. */
function byBenefit(a: ChosenDiscount, b: ChosenDiscount): number {
  const isCode = ({ discount }: ChosenDiscount) => Number(discount.code !== null)
  return sumOf(b.allocation) - sumOf(a.allocation) || isCode(b) - isCode(a)
}

function withCategories(
  lines: readonly Omit<CartLine, 'category'>[],
  products: readonly Product[],
): CartLine[] {
  const categories = new Map<string, Category | undefined>(
    products.map(({ _id, category }) => [_id, category]),
  )
  return lines.map((line) => ({ ...line, category: categories.get(line.productId) }))
}

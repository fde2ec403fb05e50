import type { Category } from 'shared-contracts/catalog/product'
import { subtotal } from 'shared-contracts/orders/cart/cart'
import type { DiscountRefusalReason } from 'shared-contracts/orders/discounts/discount-refusals'
import { SHIPPING } from 'shared-contracts/orders/shipping'
import { type Paise, paise, percent } from 'shared-contracts/values/money'
import type { discounts } from '../discounts.tables'
import { type Allocation, allocate } from './allocate'

export type StoredDiscount = typeof discounts.$inferSelect

/** A line of a cart at the catalogue's price. */
export interface CartLine {
  productId: string
  category: Category | undefined
  price: Paise
  quantity: number
}

export interface DiscountedFor {
  now: Date
  /** Undefined for a visitor who has not logged in. */
  customerId: string | undefined
  /** Orders that use the discount: those of everybody, and of this customer. */
  uses: { all: number; own: number }
}

/** No discount makes an order cheaper than Rs 1, because gateways refuse a payment of nothing. */
export const LEAST_TOTAL: Paise = paise(1_00)

/** Prices one discount for a cart, or says why it doesn't apply. */
export function priceDiscount(
  discount: StoredDiscount,
  cart: readonly CartLine[],
  buyer: DiscountedFor,
): Allocation | DiscountRefusalReason {
  const lines = cart.map((line) => ({ ...line, isEligible: isEligible(discount, line) }))
  const goods = subtotal(lines)
  const refusal = findRefusal(discount, buyer) ?? findCartRefusal(discount, goods, lines)
  if (refusal) return refusal
  const most = paise(goods + SHIPPING - LEAST_TOTAL)
  if (discount.kind === 'free-shipping')
    return { lines: lines.map(() => paise(0)), shipping: paise(Math.max(0, Math.min(SHIPPING, most))) }
  const eligible = subtotal(lines.filter((line) => line.isEligible))
  return allocate(amountOf(discount, eligible), lines, SHIPPING)
}

/** Percentages are rounded half up to the paisa. */
function amountOf({ kind, value, most }: StoredDiscount, eligible: Paise): Paise {
  const amount = kind === 'percentage' ? percent(eligible, value) : value
  return paise(Math.min(amount, most ?? amount, eligible))
}

function isEligible({ scope, scopeOf }: StoredDiscount, { productId, category }: CartLine): boolean {
  if (scope === 'all') return true
  return scope === 'products' ? scopeOf.includes(productId) : scopeOf.some((name) => name === category)
}

/** True from the start until the end, unless it is paused. */
export function isRunning({ isPaused, startsAt, endsAt }: StoredDiscount, now: Date): boolean {
  return !isPaused && (!startsAt || startsAt <= now) && (!endsAt || now < endsAt)
}

function findRefusal(
  discount: StoredDiscount,
  { now, customerId, uses }: DiscountedFor,
): DiscountRefusalReason | undefined {
  const { mostUses, mostUsesPerCustomer } = discount
  if (!isRunning(discount, now)) return 'invalid'
  if (mostUses !== null && uses.all >= mostUses) return 'used-up'
  if (mostUsesPerCustomer === null) return undefined
  if (customerId === undefined) return 'log-in'
  return uses.own >= mostUsesPerCustomer ? 'used-by-you' : undefined
}

function findCartRefusal(
  { minimum }: StoredDiscount,
  goods: Paise,
  lines: readonly { isEligible: boolean }[],
): DiscountRefusalReason | undefined {
  if (!lines.some((line) => line.isEligible)) return 'other-items'
  return goods < minimum ? 'minimum' : undefined
}

import { type Product, type Variant, variantPrice } from 'shared-contracts/catalog/product'
import { say } from 'shared-contracts/i18n/translatable-message'
import type { TranslatableMessage } from 'shared-contracts/i18n/translatable-message-schema'
import { subtotal } from 'shared-contracts/orders/cart/cart'
import { MAX_LINE_QUANTITY } from 'shared-contracts/orders/line-quantity'
import type { OrderedProduct, PlaceOrder } from 'shared-contracts/orders/order'
import { computeTotals, type Totals } from 'shared-contracts/orders/totals'
import { add, formatPrice, type Paise, paise, parseRupees, rupees } from 'shared-contracts/values/money'
import type { Allocation } from '../discounts/pricing/allocate'
import { totalsInRupees } from './totals-in-rupees'

/** A line with the catalogue's names and price, whatever the browser sent. */
export interface PricedLine {
  productId: string
  variantId: string
  name: string
  variant: string
  price: Paise
  quantity: number
  image: string
  /** The line's part of the order's discount. */
  discount: Paise
}

export type Pricing =
  | { kind: 'priced'; lines: PricedLine[]; totals: Totals; figures: Record<string, number> }
  | { kind: 'not-sold'; said: TranslatableMessage }
  | { kind: 'sold-out'; said: TranslatableMessage }
  | { kind: 'price-changed'; said: TranslatableMessage; figures: Record<string, number> }
  | { kind: 'discount-changed'; figures: Record<string, number> }

type ClaimedTotals = Pick<PlaceOrder, 'subtotal' | 'shipping' | 'tax' | 'total' | 'code' | 'discount'>

/**
 * Prices an order and checks its amounts. Finds lines without ids by name and price (specification 11.23).
 * @param discount the discount of the lines that `findLines` returns
 */
export function priceOrder(
  sent: ClaimedTotals & Pick<PlaceOrder, 'products'>,
  catalog: readonly Product[],
  discount?: Allocation,
): Pricing {
  const found = sent.products.map((line) => ({ line, match: findVariant(line, catalog) }))
  const unknown = found.find(({ match }) => !match)
  if (unknown)
    return {
      kind: 'not-sold',
      said: say('"{name}" isn’t sold here. Please remove it from your cart.', { name: unknown.line.name }),
    }

  const soldOut = found.find(({ match }) => match?.variant.isSoldOut)
  if (soldOut?.match) return soldOutPricing(soldOut.match)

  const lines = findLines(sent.products, catalog)
  const tooMany = lines.find((line) => line.quantity > MAX_LINE_QUANTITY)
  if (tooMany)
    return {
      kind: 'not-sold',
      said: say('You can order up to {most} packs of "{name}" at a time.', {
        most: MAX_LINE_QUANTITY,
        name: tooMany.name,
      }),
    }

  const discounted = discount
    ? lines.map((line, index) => ({ ...line, discount: discount.lines[index] ?? line.discount }))
    : lines
  const parts = {
    goods: add(...discounted.map((line) => line.discount)),
    shipping: discount?.shipping ?? paise(0),
  }
  const totals = computeTotals(subtotal(lines), parts)
  const changed = found.find(
    ({ line, match }) => match && parseRupees(line.price) !== variantPrice(match.variant),
  )
  if (changed?.match) return priceChanged(changed.match, totals)
  const amount = add(parts.goods, parts.shipping)
  const figures = { ...totalsInRupees(totals), ...(asksForDiscount(sent) && { discount: rupees(amount) }) }
  if (asksForDiscount(sent) && (amountsDiffer(sent, totals) || claimsOtherDiscount(sent, amount)))
    return { kind: 'discount-changed', figures }
  if (amountsDiffer(sent, totals))
    return {
      kind: 'price-changed',
      said: say('Your order total is now Rs {total}. Please check your cart and order again.', {
        total: formatPrice(totals.total),
      }),
      figures,
    }
  return { kind: 'priced', lines: discounted, totals, figures }
}

/** True if the shopper was shown a discount. All other orders are priced without one. */
export function asksForDiscount({ code, discount = 0 }: Pick<PlaceOrder, 'code' | 'discount'>): boolean {
  return code !== undefined || parseAmount(discount) !== 0
}

/** Returns the lines that can be priced, at the catalogue's prices, with those of the same variant merged. */
export function findLines(products: readonly OrderedProduct[], catalog: readonly Product[]): PricedLine[] {
  const lines = products.map((line) => ({ line, match: findVariant(line, catalog) }))
  return mergeLines(lines.flatMap(({ line, match }) => (match ? [pricedLine(line, match)] : [])))
}

interface Match {
  product: Product
  variant: Variant
}

function findVariant(line: OrderedProduct, catalog: readonly Product[]): Match | undefined {
  const candidates = catalog
    .filter((product) => (line.productId ? product._id === line.productId : hasName(product, line.name)))
    .flatMap((product) => product.variants.map((variant) => ({ product, variant })))
    .filter(({ variant }) => variantPrice(variant) > 0)
  if (line.variantId) return candidates.find(({ variant }) => variant._id === line.variantId)
  const sent = parseRupees(line.price) ?? 0
  return (
    candidates.find(({ variant }) => variantPrice(variant) === sent) ??
    // The name matches but no price does: use the nearest price, which is shown to the shopper.
    candidates.toSorted((a, b) => distance(a, sent) - distance(b, sent))[0]
  )
}

function distance({ variant }: Match, sent: number): number {
  return Math.abs(variantPrice(variant) - sent)
}

function hasName(product: Product, name: string): boolean {
  return product.name.toLowerCase() === name.trim().toLowerCase()
}

function pricedLine(line: OrderedProduct, { product, variant }: Match): PricedLine {
  return {
    productId: product._id,
    variantId: variant._id,
    name: product.name,
    variant: variant.quantity,
    price: variantPrice(variant),
    quantity: line.quantity,
    image: product.images[0] ?? '',
    discount: paise(0),
  }
}

/** Merges lines of the same variant. */
function mergeLines(lines: readonly PricedLine[]): PricedLine[] {
  const merged = new Map<string, PricedLine>()
  for (const line of lines) {
    const key = JSON.stringify([line.productId, line.variantId])
    const quantity = (merged.get(key)?.quantity ?? 0) + line.quantity
    merged.set(key, { ...line, quantity })
  }
  return [...merged.values()]
}

/** The tax is shown but not charged, so a browser may round it to the whole rupee. */
const TAX_TOLERANCE = 100

function amountsDiffer(sent: ClaimedTotals, totals: Totals): boolean {
  const charged = (['subtotal', 'shipping', 'total'] as const).some(
    (sum) => parseAmount(sent[sum]) !== totals[sum],
  )
  return (
    charged || Math.abs((parseAmount(sent.tax) ?? Number.POSITIVE_INFINITY) - totals.tax) >= TAX_TOLERANCE
  )
}

function claimsOtherDiscount({ discount }: ClaimedTotals, amount: Paise): boolean {
  return discount !== undefined && parseAmount(discount) !== amount
}

/** Parses an amount. Browsers add in floating point, so a tax may arrive as 11.258999999999999. */
function parseAmount(sent: number | string): number | undefined {
  return parseRupees(sent) ?? (typeof sent === 'number' ? Math.round(sent * 100) : undefined)
}

function soldOutPricing({ product, variant }: Match): Pricing {
  return {
    kind: 'sold-out',
    said: say('"{name}" ({pack}) is sold out. Please remove it from your cart.', {
      name: product.name,
      pack: variant.quantity,
    }),
  }
}

function priceChanged({ product, variant }: Match, totals: Totals): Pricing {
  const price = variantPrice(variant)
  return {
    kind: 'price-changed',
    said: say('"{name}" ({pack}) now costs Rs {price}. Please check your cart and order again.', {
      name: product.name,
      pack: variant.quantity,
      price: formatPrice(price),
    }),
    figures: { ...totalsInRupees(totals), price: rupees(price) },
  }
}

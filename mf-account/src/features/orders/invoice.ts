import { amount, reportMalformed } from 'shared-contracts/http'
import type { Text } from 'shared-contracts/i18n/translate'
import { writeCartLink } from 'shared-contracts/orders/cart/cart-link'
import type { CustomerShipment, OrderRecord } from 'shared-contracts/orders/order'
import type { ShownOrder } from 'shared-contracts/orders/order-reader'
import type { LocalOrderStatus } from 'shared-contracts/orders/order-status'
import { oldPrice } from 'shared-contracts/orders/totals'
import type { CaseSummary } from 'shared-contracts/support/cases/case-schema'
import { type Paise, paise } from 'shared-contracts/values/money'

/** A line of an order. Both prices are for the whole quantity. */
interface InvoiceLine {
  /** Undefined if only this browser has the order. */
  productId?: string
  title: string
  image: string | null
  quantity: number
  price: Paise
  oldPrice: Paise
}

/** An order in the account, from the server or this browser's records. */
export interface Invoice {
  orderId: string
  status: LocalOrderStatus | undefined
  createdAt: string
  paymentId: string
  lines: InvoiceLine[]
  /** The packs in the format of cart links; undefined if only this browser has the order. */
  again?: string
  /** Shipments that have left. */
  shipments?: CustomerShipment[]
  /** The customer's requests about it; undefined if only this browser has the order. */
  cases?: CaseSummary[]
  /** Null if no address was chosen; empty if the chosen address has no text. */
  address: string[] | null
  subtotal: Paise
  /** The code or the offer's name, and the amount. */
  discount?: { name: string; amount: Paise }
  shipping: Paise
  tax: Paise
  total: Paise
}

/** Returns whole paise, or 0 if the amount overflows, so that a bad number never breaks the page. */
function whole(sum: number): Paise {
  const rounded = Math.round(sum)
  return paise(Number.isSafeInteger(rounded) ? rounded : 0)
}

/** Converts rupees from local storage or a response to paise. Anything that is not an amount becomes 0. */
const inPaise = (rupees: unknown): Paise => whole(amount(rupees, 'order.amount', reportMalformed) * 100)

function textLines(...lines: (string | undefined)[]): string[] {
  return lines.map((line) => line?.trim() ?? '').filter(Boolean)
}

/** Formats 'Bengaluru, Karnataka 560011', skipping missing parts. */
function placeLine(city: string, state: string, pincode: string): string {
  return textLines(city, textLines(state, pincode).join(' ')).join(', ')
}

export function invoiceOfRecord(record: OrderRecord, t: Text): Invoice {
  const { shippingAddress: address } = record
  return {
    orderId: record.orderId,
    status: record.status,
    createdAt: record.createdAt,
    paymentId: record.payment_id,
    lines: record.items.map(({ title, price, discountPrice, quantity }) => ({
      title: t(title),
      image: null,
      quantity,
      price: whole(inPaise(discountPrice ?? price) * quantity),
      oldPrice: whole((discountPrice === undefined ? oldPrice(inPaise(price)) : inPaise(price)) * quantity),
    })),
    address:
      address &&
      textLines(address.address, placeLine(address.city, address.state, address.pincode), address.country),
    ...toTotals(record),
  }
}

export function invoiceOfOrder(order: ShownOrder, t: Text): Invoice {
  const { shippingAddress: address } = order
  const known = order.products.filter(
    ({ productId, variantId, quantity }) => productId && variantId && quantity,
  )
  return {
    orderId: order.orderId,
    status: order.status,
    createdAt: order.createdAt,
    paymentId: order.paymentId ?? '',
    lines: order.products.map(({ productId, name, variant, price, quantity, image }) => ({
      ...(productId && { productId }),
      title: textLines(t(name), variant && t(variant)).join(', '),
      image: image || null,
      quantity,
      price: whole(inPaise(price) * quantity),
      oldPrice: whole(oldPrice(inPaise(price)) * quantity),
    })),
    ...(known.length > 0 && {
      again: writeCartLink(
        known.map(({ productId, variantId, quantity }) => ({ id: productId, variantId, quantity })),
      ),
    }),
    ...(order.shipments && { shipments: order.shipments }),
    cases: order.cases ?? [],
    address: textLines(
      `${address.firstName} ${address.lastName}`,
      address.addressLine1,
      address.addressLine2,
      placeLine(address.city, address.state, address.pinCode),
      address.country,
    ),
    ...toTotals(order),
  }
}

function toTotals(sums: Pick<ShownOrder, 'subtotal' | 'discount' | 'shipping' | 'tax' | 'total'>) {
  const { discount } = sums
  return {
    subtotal: inPaise(sums.subtotal),
    ...(discount && {
      discount: { name: discount.code ?? discount.name ?? '', amount: inPaise(discount.amount) },
    }),
    shipping: inPaise(sums.shipping),
    tax: inPaise(sums.tax),
    total: inPaise(sums.total),
  }
}

import fc from 'fast-check'
import { subtotal } from 'shared-contracts/orders/cart/cart'
import { SHIPPING } from 'shared-contracts/orders/shipping'
import { computeTotals } from 'shared-contracts/orders/totals'
import { add, type Paise, paise, times } from 'shared-contracts/values/money'
import type { LeftLine } from '../../../invoicing'
import { unitPrice } from '../../../invoicing/issuing/cancelling'
import { addTotals, composeLines } from '../../../invoicing/issuing/compose'
import { packDiscount, packPrice } from '../../../orders'
import { sumOf } from '../../../orders/discounts/pricing/allocate'
import { priceDiscount } from '../../../orders/discounts/pricing/price-discount'
import { testDiscount } from '../../../orders/testing/discounts'
import { computeAmount } from '../refunds/allocation/allocation'
import { type Goods, planNotes } from './plan-notes'

/* An order with any discount, shipped in two packages and refunded pack by pack: every paisa is accounted for. */

const products = ['turmeric', 'pepper', 'saffron', 'cumin']
const taxes = new Map(
  products.map((productId, index) => [productId, { hsn: `090${index}`, rate: index === 2 ? 1800 : 500 }]),
)
const packs = fc.record({
  price: fc.integer({ min: 1, max: 3_000_00 }).map(paise),
  quantity: fc.integer({ min: 1, max: 6 }),
  /** How many of them are in the first package. */
  first: fc.integer({ min: 0, max: 6 }),
})
const cart = fc.array(packs, { minLength: 1, maxLength: products.length }).map((lines) =>
  lines.map((line, index) => {
    const productId = products[index] ?? ''
    return { ...line, productId, category: undefined, name: productId, variant: '100 g', variantId: 'v' }
  }),
)
const terms = fc.oneof(
  fc.record({ kind: fc.constant('percentage' as const), value: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 9_000_00 }) }),
  fc.constant({ kind: 'free-shipping' as const, value: 0 }),
)
const kind = fc.constantFrom('halves' as const, 'integrated' as const, 'zero-rated' as const)
const buyer = { now: new Date(0), customerId: 'asha', uses: { all: 0, own: 0 } }

type Cart = typeof cart extends fc.Arbitrary<infer Lines> ? Lines : never

function orderOf(lines: Cart, gives: typeof terms extends fc.Arbitrary<infer Terms> ? Terms : never) {
  const allocation = priceDiscount({ ...testDiscount, ...gives }, lines, buyer)
  if (typeof allocation === 'string') throw new Error(allocation)
  const ordered = lines.map((line, index) => ({ ...line, discount: allocation.lines[index] ?? paise(0) }))
  const parts = { goods: add(...allocation.lines), shipping: allocation.shipping }
  return { ordered, allocation, totals: computeTotals(subtotal(lines), parts) }
}

/** Invoices both packages. The first one includes the shipping charge. */
function invoicesOf(
  { ordered, allocation }: ReturnType<typeof orderOf>,
  how: 'halves' | 'integrated' | 'zero-rated',
) {
  const ship = (quantityOf: (line: (typeof ordered)[number]) => number) =>
    ordered.flatMap((line) => {
      const quantity = quantityOf(line)
      return quantity > 0 ? [{ ...line, quantity, discount: times(packDiscount(line), quantity) }] : []
    })
  const charge = { charge: SHIPPING, discount: allocation.shipping }
  const first = ship(({ first, quantity }) => Math.min(first, quantity))
  const second = ship(({ first, quantity }) => quantity - Math.min(first, quantity))
  const none = { charge: paise(0), discount: paise(0) }
  return [first, second]
    .filter((goods) => goods.length > 0)
    .map((goods, index) => composeLines(goods, index === 0 ? charge : none, taxes, how))
}

test('the invoices of an order add up to its total, and its discount is recorded line by line', () => {
  fc.assert(
    fc.property(cart, terms, kind, (lines, gives, how) => {
      const order = orderOf(lines, gives)
      const invoiced = invoicesOf(order, how).flat()
      expect(addTotals(invoiced).total).toBe(order.totals.total)
      expect(add(...invoiced.map(({ discount }) => discount))).toBe(sumOf(order.allocation))
      for (const { taxable, cgst, sgst, igst, total } of invoiced) {
        expect(taxable + cgst + sgst + igst).toBe(total)
        expect(total).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 300 },
  )
})

type Order = ReturnType<typeof orderOf>

function openInvoices(order: Order) {
  return invoicesOf(order, 'halves').map((composed, index) => ({
    ...{ id: `i-${index}`, shipment: `s-${index}`, issuedAt: new Date(index) },
    lines: composed.map((line): LeftLine => {
      return { ...line, invoice: `i-${index}`, credited: paise(0), creditedQuantity: 0 }
    }),
  }))
}

/** Refunds one pack of a line that was not free. */
function refundPack({ ordered, allocation }: Order, line: number): Paise {
  const what = { kind: 'line', line, quantity: 1 } as const
  const shipping = paise(SHIPPING - allocation.shipping)
  return computeAmount(what, { lines: ordered, shipping, earlier: [], returned: new Map() })
}

/** Writes the credit notes of a refunded pack on the invoices. @returns their total */
function creditPack(invoices: ReturnType<typeof openInvoices>, goods: Goods, amount: Paise): Paise {
  const refund = { part: { kind: 'goods', goods: [goods] }, amount, at: new Date(9), room: amount } as const
  const plan = planNotes(refund, invoices, true)
  if (typeof plan === 'string') throw new Error(plan)
  const sums = plan.flatMap(({ invoice, credited }) => {
    const open = invoices.find(({ id }) => id === invoice)?.lines ?? []
    return ('lines' in credited ? credited.lines : []).map((one) => creditLine(open, one))
  })
  return add(...sums)
}

function creditLine(open: readonly LeftLine[], one: { line: number; quantity: number }): Paise {
  const line = open.find((left) => left.line === one.line)
  if (!line) throw new Error('The note credits a line that is not on the invoice.')
  const sum = times(unitPrice(line.total, line.quantity), one.quantity)
  line.credited = add(line.credited, sum)
  line.creditedQuantity += one.quantity
  expect(line.credited).toBeLessThanOrEqual(line.total)
  return sum
}

test('refunds of single packs and of the shipping add up to what was paid, and so do their credit notes', () => {
  fc.assert(
    fc.property(cart, terms, fc.nat(), (lines, gives, seed) => {
      const order = orderOf(lines, gives)
      const invoices = openInvoices(order)
      const packs = order.ordered
        .flatMap((line, index) =>
          packPrice(line) > 0 ? Array.from({ length: line.quantity }, () => index) : [],
        )
        .map((index, position) => ({ index, rank: (position * 7919 + seed) % 101 }))
        .toSorted((one, other) => one.rank - other.rank)
      const amounts = packs.map(({ index }) => {
        const amount = refundPack(order, index)
        const { productId, variantId } = order.ordered[index] ?? { productId: '', variantId: '' }
        expect(creditPack(invoices, { productId, variantId, quantity: 1 }, amount)).toBe(amount)
        return amount
      })
      expect(add(...amounts) + SHIPPING - order.allocation.shipping).toBe(order.totals.total)
      for (const { isShipping, total, credited } of invoices.flatMap((invoice) => invoice.lines))
        expect(isShipping ? 0 : total - credited).toBe(0)
    }),
    { numRuns: 300 },
  )
})

import { paise } from 'shared-contracts/values/money'
import type { LeftLine } from '../../../invoicing'
import { type OpenInvoice, planNotes, type RefundToCredit } from './plan-notes'

const line = (change: Partial<LeftLine>): LeftLine => ({
  ...{ invoice: 'i', line: 0, isShipping: false, description: 'Turmeric Powder, 100 g', hsn: '0910' },
  ...{
    productId: 'turmeric',
    variantId: 't-100',
    rate: 500,
    quantity: 2,
    total: paise(25_000),
    discount: paise(0),
  },
  ...{ taxable: paise(0), cgst: paise(0), sgst: paise(0), igst: paise(0) },
  ...{ credited: paise(0), creditedQuantity: 0 },
  ...change,
})
const shipping = line({ line: 1, isShipping: true, productId: null, variantId: null, total: paise(5_000) })
const invoice = (id: string, day: string, lines: LeftLine[]): OpenInvoice => ({
  ...{ id, shipment: `parcel of ${id}`, issuedAt: new Date(day), lines },
})
const first = invoice('first', '2026-11-20', [line({}), shipping])
const second = invoice('second', '2026-11-22', [line({})])
const refund = (change: Partial<RefundToCredit>): RefundToCredit => ({
  part: { kind: 'sum' },
  ...{ amount: paise(12_500), at: new Date('2026-11-25'), room: paise(12_500) },
  ...change,
})
const turmeric = (quantity: number, shipment?: string) => {
  return {
    kind: 'goods',
    goods: [{ productId: 'turmeric', variantId: 't-100', quantity }],
    shipment,
  } as const
}

test('returned goods are credited on the invoice of their own shipment first', () => {
  const part = turmeric(3, 'parcel of second')
  expect(
    planNotes(refund({ part, amount: paise(37_500), room: paise(37_500) }), [first, second], true),
  ).toEqual([
    { invoice: 'second', credited: { lines: [{ line: 0, quantity: 2 }] } },
    { invoice: 'first', credited: { lines: [{ line: 0, quantity: 1 }] } },
  ])
})

test('goods removed before their shipment left need no credit note', () => {
  const early = refund({ part: turmeric(1), at: new Date('2026-11-19') })
  expect(planNotes(early, [first], false)).toEqual([])
  expect(planNotes({ ...early, part: { kind: 'cancel' } }, [first], false)).toEqual([])
})

test('refunded shipping is credited as shipping', () => {
  const part = { kind: 'shipping' } as const
  expect(planNotes(refund({ part }), [first, second], true)).toEqual([
    { invoice: 'first', credited: { shipping: true } },
  ])
})

test('an amount is spread over the invoices, and never exceeds the remaining amount of each', () => {
  const all = refund({ amount: paise(60_000), room: paise(60_000) })
  expect(planNotes(all, [first, second], true)).toEqual([
    { invoice: 'first', credited: { sum: 30_000 } },
    { invoice: 'second', credited: { sum: 25_000 } },
  ])
})

test('an amount refunded on a partly invoiced order is left for a person to decide', () => {
  expect(planNotes(refund({}), [first], false)).toMatch('only part of the order is invoiced')
})

test('a credit note written by hand counts, so no more is credited than was refunded', () => {
  expect(planNotes(refund({ room: paise(0) }), [first, second], true)).toEqual([])
  expect(planNotes(refund({ part: turmeric(1), room: paise(1_000) }), [first], true)).toEqual([])
  expect(planNotes(refund({ room: paise(2_500) }), [first, second], true)).toEqual([
    { invoice: 'first', credited: { sum: 2_500 } },
  ])
})

import { cleanBarcode } from 'shared-contracts/catalog/admin/barcode'
import { cleanAwb } from 'shared-contracts/fulfilment/awb'
import { readInput as readPrices } from '../features/catalog/bulk-edit/price-input'
import { readVariant } from '../features/catalog/drafts/read-variant'
import { formatFieldName, toFormValues } from '../features/catalog/product/values/product-values'
import { readValues } from '../features/catalog/product/values/read-values'
import { readInput as readSchedule } from '../features/catalog/schedule/read-schedule'
import { readRows, readWeight } from '../features/fulfilment/packing-record/packed-rows'
import { parseRefundInput } from '../features/payments/refund/parts'
import { turmeric } from './products'

const variantId = 'turmeric-powder-100g'
const line = {
  line: 0,
  name: 'Cloves',
  variant: '50 g',
  quantity: 9999,
  batches: [],
  packed: [],
} as unknown as Parameters<typeof readRows>[0][number]

function variantField(field: 'price' | 'mrp' | 'netAmount') {
  return (typed: string) => {
    const values = { ...toFormValues(turmeric), [formatFieldName(variantId, field)]: typed }
    const { price, mrp, net } = readValues(turmeric, values).edit.variants[variantId] ?? {}
    return price ?? mrp ?? net?.amount
  }
}
const newVariant = (change: object) =>
  readVariant({ label: '50 g', price: '1', amount: '', unit: 'g', ...change }).variant

const sums: [string, (typed: string) => unknown][] = [
  ['refund', (rupees) => Object(parseRefundInput('sum', { pieces: '', rupees })).amount],
  ['price of a pack', variantField('price')],
  ['MRP', variantField('mrp')],
  ['price of a new pack', (price) => newVariant({ price })?.price],
  [
    'price to come',
    (price) =>
      Object(
        readSchedule({ what: 'price p', price, from: '2027-01-01T00:00' }, new Date('2026-11-28')).input
          ?.change,
      ).after,
  ],
  [
    'change of prices',
    (amount) => Object(readPrices({ by: 'sum', amount, roundTo: '100', category: '' }).input).sum,
  ],
]
const spellings = ['1250', '1,250', '१२५०', '೧,೨೫೦', 'Rs 1250', '₹ 1,250/-', '\u202a1\u00a0250\u202c']

test.each(sums)('the %s is the same amount in every notation', (_, read) => {
  for (const typed of spellings) expect([typed, read(typed)]).toEqual([typed, 1250_00])
})

const counts: [string, (typed: string) => unknown][] = [
  ['pieces refunded', (pieces) => Object(parseRefundInput('line-0', { pieces, rupees: '' })).quantity],
  ['net quantity', variantField('netAmount')],
  ['net quantity of a new pack', (amount) => newVariant({ amount })?.net?.amount],
  ['weight', readWeight],
  ['packs of a batch', (quantity) => readRows([line], { 0: [{ batch: 'b', quantity }] }).packed[0]?.quantity],
]

test.each(counts)('the %s is the same number in every notation', (_, read) => {
  for (const typed of ['1250', '1,250', '१२५०', ' \u200b1 250'])
    expect([typed, read(typed)]).toEqual([typed, 1250])
})

test.each([
  ['tracking number', cleanAwb, 'AB-1234567890128'],
  ['barcode', cleanBarcode, '8901234567890'],
])('a %s is the same in digits of another script, with hidden marks or dashes', (_, clean, code) => {
  const digits = code.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)))
  for (const typed of [digits, `\u202a${code}\u202c`, code.replace('-', '\u2011'), [...code].join('\u2060')])
    expect(clean(typed)).toBe(code)
})

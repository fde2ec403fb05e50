import { type RecordLine, readRows, readWeight, toPackedRows } from './packed-rows'

const batch = { id: 'b-1', number: 'TP-01', bestBefore: '2027-10-31', madeOn: null }
const line: RecordLine = {
  ...{ line: 0, quantity: 3, productId: 'p', variantId: 'v', name: 'Turmeric', variant: '100 g' },
  ...{ packed: [], batches: [batch] },
}

test('a line starts as recorded, or with one row for its full quantity', () => {
  expect(toPackedRows(line)).toEqual([{ batch: '', quantity: '3' }])
  expect(toPackedRows({ ...line, packed: [{ batch, quantity: 2 }] })).toEqual([
    { batch: 'b-1', quantity: '2' },
  ])
})

test.each([
  ['more packs than the shipment has', [{ batch: 'b-1', quantity: '4' }], 'up to 3 in total'],
  ['half a pack', [{ batch: 'b-1', quantity: '1.5' }], 'Enter a whole number of packs'],
  [
    'one batch twice',
    [
      { batch: 'b-1', quantity: '1' },
      { batch: 'b-1', quantity: '1' },
    ],
    'Choose each batch only once',
  ],
])('%s is refused', (_, rows, words) => {
  expect(readRows([line], { 0: rows }).problems[0]).toContain(words)
})

test('a row without a batch is ignored', () => {
  expect(readRows([line], { 0: [{ batch: '', quantity: '3' }] })).toEqual({ packed: [], problems: {} })
})

test('a weight is in whole grams', () => {
  expect(['', '450', '0', '4.5', 'x', '100001'].map(readWeight)).toEqual([
    null,
    450,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

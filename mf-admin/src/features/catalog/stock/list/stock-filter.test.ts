import { counted, turmericStock } from '../../../../testing/stock'
import { filterStock, isLow, isOversold, isSoldOut, type StockFilter } from './stock-filter'

const plenty = counted({ onHand: 20, available: 20 })
const low = { ...counted({ onHand: 4, available: 2, reserved: 2, lowAt: 2 }), variantId: 'low' }
const gone = { ...counted({ onHand: 3, available: 0, reserved: 3 }), variantId: 'gone' }
const over = { ...counted({ onHand: 1, available: 0, reserved: 2, missing: 1 }), variantId: 'over' }
const byHand = { ...turmericStock, variantId: 'by-hand', isSoldOut: true, waiting: 2 }
const all = [plenty, low, gone, over, byHand]

test.each<[StockFilter, string[]]>([
  ['all', ['turmeric-powder-100g', 'low', 'gone', 'over', 'by-hand']],
  ['counted', ['turmeric-powder-100g', 'low', 'gone', 'over']],
  ['low', ['low']],
  ['sold-out', ['gone', 'over', 'by-hand']],
  ['oversold', ['over']],
  ['wanted', ['by-hand']],
])('the filter %s lists %j', (filter, ids) => {
  expect(filterStock(all, filter, '').map(({ variantId }) => variantId)).toEqual(ids)
})

test('a pack is found by its product, its size or its barcode', () => {
  const other = { ...plenty, name: 'Cloves', label: '50 g', barcode: '4006381333931' }
  expect(filterStock([plenty, other], 'all', ' turmeric ')).toEqual([plenty])
  expect(filterStock([plenty, other], 'all', 'cloves, 50')).toEqual([other])
  expect(filterStock([plenty, other], 'all', '40063')).toEqual([other])
})

test('a pack that is not counted is neither low nor oversold', () => {
  expect([isLow(turmericStock), isOversold(turmericStock), isSoldOut(turmericStock)]).toEqual([
    false,
    false,
    false,
  ])
})

import { counted } from '../../../../testing/stock'
import { addOne, buildStockTake, findPack, listCounted } from './counts'

const turmeric = counted()
const cloves = { ...counted(), productId: 'cloves', variantId: 'cloves-50g', barcode: null }
const packs = [cloves, turmeric]

test.each([
  ['8901234567894', turmeric],
  [' turmeric-powder-100g\n', turmeric],
  ['CLOVES-50G', cloves],
  ['8900000000000', undefined],
])('the code %j means %o', (code, pack) => {
  expect(findPack(packs, code)).toBe(pack)
})

test('each scan adds one, and the packs keep the order in which they were first scanned', () => {
  const once = addOne(addOne({}, 'turmeric-powder turmeric-powder-100g'), 'cloves cloves-50g')
  const counts = addOne(once, 'turmeric-powder turmeric-powder-100g')
  expect(listCounted(counts, packs)).toEqual([
    { variant: turmeric, count: '2' },
    { variant: cloves, count: '1' },
  ])
})

test('a pack that is no longer in the catalogue is left out', () => {
  expect(listCounted({ 'gone gone-1': '3' }, packs)).toEqual([])
})

test('a count is sent under the barcode, or the shop’s own id for a pack without one', () => {
  const take = buildStockTake([
    { variant: turmeric, count: '12' },
    { variant: cloves, count: '0' },
  ])
  expect(take).toEqual({
    scanned: [
      { barcode: '8901234567894', count: 12 },
      { barcode: 'cloves-50g', count: 0 },
    ],
  })
})

test.each(['', '-1', '1.5', 'x'])('the count %j can’t be sent', (count) => {
  expect(buildStockTake([{ variant: turmeric, count }])).toBeUndefined()
})

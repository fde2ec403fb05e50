import type { VariantRow } from './admin-stock.repository'
import { readStockTake } from './read-stock-take'

const level = {
  productId: 'cloves',
  variantId: 'cloves-50g',
  onHand: 3,
  reserved: 0,
  lowAt: null,
  isLow: false,
  version: 1,
}
const cloves = {
  ...{ productId: 'cloves', variantId: 'cloves-50g', name: 'Cloves', label: '50 g', barcode: null },
  ...{ isListed: true, isSoldOut: false, missing: 0, waiting: 0, level },
} satisfies VariantRow
const mace = { ...cloves, productId: 'mace', variantId: 'mace-50g', barcode: '8901234567894' }

test('a scanned pack is found by its barcode, or by its own id', () => {
  const scanned = [
    { barcode: '8901234567894', count: 2 },
    { barcode: 'CLOVES-50G', count: 5 },
  ]
  expect(readStockTake({ scanned }, [cloves, mace])).toEqual({
    counted: [
      { row: 1, count: 2, productId: 'mace', variantId: 'mace-50g' },
      { row: 2, count: 5, productId: 'cloves', variantId: 'cloves-50g' },
    ],
    faults: [],
  })
})

test('a pack whose barcode equals another pack’s id is found by its barcode', () => {
  const odd = { ...mace, barcode: 'CLOVES-50G' }
  const { counted } = readStockTake({ scanned: [{ barcode: 'cloves-50g', count: 1 }] }, [cloves, odd])
  expect(counted).toMatchObject([{ productId: 'mace' }])
})

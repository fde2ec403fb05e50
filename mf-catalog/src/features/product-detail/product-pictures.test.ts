import type { Product } from 'shared-contracts/catalog/product'
import { positionForVariant } from './product-pictures'

const cloves: Product = {
  _id: 'cloves',
  name: 'Cloves',
  hindiName: '',
  synonyms: [],
  description: '',
  category: 'WHOLE SPICES',
  images: ['/uploads/cloves-1.jpg', '/uploads/cloves-2.jpg', '/uploads/cloves-3.jpg'],
  variants: [],
}

test('each variant of a whole spice has the picture after its own number [8.9]', () => {
  expect(positionForVariant(cloves, 0)).toBe(0)
  expect(positionForVariant(cloves, 1)).toBe(1)
})

test('a whole spice with more variants than pictures repeats its last picture [8.9]', () => {
  expect(positionForVariant(cloves, 5)).toBe(1)
  expect(positionForVariant({ ...cloves, images: [] }, 5)).toBe(0)
})

test('each pack of another product has the picture after its own number if there are enough', () => {
  const variant = { _id: 'turmeric-100', quantity: '100 g', price: 125 }
  const turmeric: Product = { ...cloves, category: 'GROUND SPICES', variants: [variant, variant] }
  expect(positionForVariant(turmeric, 0)).toBe(1)
  expect(positionForVariant(turmeric, 1)).toBe(2)
  expect(positionForVariant({ ...turmeric, variants: [variant, variant, variant] }, 1)).toBeUndefined()
})

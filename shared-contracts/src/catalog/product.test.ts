import { galleryImages, lowestPrice, type Product, variantPrice } from './product'

const product: Product = {
  _id: 'green-cardamom',
  name: 'Green Cardamom',
  hindiName: 'Elaichi',
  synonyms: [],
  description: '',
  category: 'WHOLE SPICES',
  images: ['one.jpg', 'two.jpg', 'three.jpg'],
  variants: [
    { _id: 'b', quantity: '100 g', price: 300 },
    { _id: 'a', quantity: '50 g', price: 162.5 },
  ],
}

test('a card shows the lowest price of all packs, in any position [7.9]', () => {
  expect(lowestPrice(product)).toBe(162_50)
})

test('a card ignores packs without a price [7.9]', () => {
  const unpriced = { _id: 'cardamom-sample', quantity: '5 g', price: 0 }
  expect(lowestPrice({ ...product, variants: [unpriced, ...product.variants] })).toBe(162_50)
  expect(lowestPrice({ ...product, variants: [unpriced] })).toBeUndefined()
})

test('a product without packs has no price, and its page shows Rs 0', () => {
  expect(lowestPrice({ ...product, variants: [] })).toBeUndefined()
  expect(variantPrice(undefined)).toBe(0)
})

test('a price that is not an amount in rupees counts as missing', () => {
  expect(variantPrice({ price: 0.1 + 0.2 })).toBe(0)
})

test('whole spices use their first picture only in listings', () => {
  expect(galleryImages(product)).toEqual(['two.jpg', 'three.jpg'])
  expect(galleryImages({ ...product, images: ['one.jpg'] })).toEqual(['one.jpg'])
  expect(galleryImages({ ...product, category: 'GROUND SPICES' })).toHaveLength(3)
})

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

test('a card shows the lowest price of all packs, wherever it stands [7.9]', () => {
  expect(lowestPrice(product)).toBe(162_50)
})

test('a pack without a price is not the one a card shows [7.9]', () => {
  const unpriced = { _id: 'cardamom-sample', quantity: '5 g', price: 0 }
  expect(lowestPrice({ ...product, variants: [unpriced, ...product.variants] })).toBe(162_50)
  expect(lowestPrice({ ...product, variants: [unpriced] })).toBeUndefined()
})

test('a product without packs has no price, and Rs 0 on its page', () => {
  expect(lowestPrice({ ...product, variants: [] })).toBeUndefined()
  expect(variantPrice(undefined)).toBe(0)
})

test('a price that is no amount of rupees counts as none', () => {
  expect(variantPrice({ _id: 'a', quantity: '50 g', price: 0.1 + 0.2 })).toBe(0)
})

test('whole spices keep their first picture for the listings', () => {
  expect(galleryImages(product)).toEqual(['two.jpg', 'three.jpg'])
  expect(galleryImages({ ...product, images: ['one.jpg'] })).toEqual(['one.jpg'])
  expect(galleryImages({ ...product, category: 'GROUND SPICES' })).toHaveLength(3)
})

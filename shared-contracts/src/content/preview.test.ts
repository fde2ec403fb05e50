import type { Product } from '../catalog/product'
import { dishPreview, previewPath, previewText, productPreview } from './preview'

const turmeric: Product = {
  _id: 'turmeric-powder',
  name: 'Turmeric Powder',
  hindiName: 'हल्दी',
  synonyms: [],
  description: '',
  category: 'GROUND SPICES',
  images: ['/uploads/turmeric-powder-1.jpg'],
  variants: [
    { _id: 'a', quantity: '250 g', price: 250 },
    { _id: 'b', quantity: '100 g', price: 125 },
    { _id: 'c', quantity: 'Sample', price: 0 },
  ],
}
const buildPath = (changes: Partial<Product>) => previewPath(productPreview({ ...turmeric, ...changes }))

test('a product preview shows its lowest price and the pack at that price', () => {
  expect(productPreview(turmeric)).toMatchObject({ price: 'from Rs 125', pack: '100 g' })
  expect(previewText(productPreview(turmeric))).toBe('Turmeric Powder, from Rs 125, 100 g')
})

test('a product without a price has a preview without one', () => {
  expect(previewText(productPreview({ ...turmeric, variants: [] }))).toBe('Turmeric Powder')
})

test('a changed name, price, pack or picture changes the preview’s address, which messengers cache by', () => {
  const paths = [
    buildPath({}),
    buildPath({ name: 'Turmeric' }),
    buildPath({ images: ['/uploads/other.jpg'] }),
    buildPath({ variants: [{ _id: 'b', quantity: '100 g', price: 126 }] }),
    buildPath({ variants: [{ _id: 'b', quantity: '90 g', price: 125 }] }),
  ]
  expect(new Set(paths).size).toBe(paths.length)
  expect(buildPath({ description: 'Ground.' })).toBe(buildPath({}))
  expect(buildPath({})).toMatch(/^\/uploads\/preview\/products\/turmeric-powder\.[0-9a-z]+\.jpg$/)
})

test('a recipe preview shows its dish, without a price', () => {
  const chole = dishPreview({ id: 3, title: 'Punjabi Chole' })
  expect(previewText(chole)).toBe('Punjabi Chole')
  expect(previewPath(chole)).toMatch(/^\/uploads\/preview\/recipes\/3\.[0-9a-z]+\.jpg$/)
})

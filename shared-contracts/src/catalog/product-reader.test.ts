import * as z from 'zod/mini'
import { listMutations } from '../testing/mutations'
import { readProduct, readProducts } from './product-reader'
import { Product } from './product-schema'

const turmeric = {
  _id: 'turmeric-powder',
  name: 'Turmeric Powder',
  hindiName: 'Haldi',
  synonyms: ['manjal'],
  description: 'Deep yellow.',
  category: 'GROUND SPICES',
  images: ['/uploads/turmeric-powder-1.jpg', '/uploads/turmeric-powder-2.jpg'],
  imageTexts: ['A bowl', ''],
  variants: [{ _id: 'turmeric-250', quantity: '250 g', price: 290, isSoldOut: true, left: 3 }],
}

function read(value: unknown) {
  const fields: string[] = []
  return { product: readProduct(value, 'product', (field) => fields.push(field)), fields }
}
const bending = (change: object) => read({ ...turmeric, ...change })

test('a product from the api is read unchanged', () => {
  expect(read(turmeric)).toEqual({ product: turmeric, fields: [] })
})

const Read = z.extend(Product, { category: z.optional(Product.shape.category) })

test.each(listMutations(turmeric))('a page can show a product with %s', (_, value) => {
  const { product } = read(value)
  if (Object(value)._id || Object(value).name)
    expect(z.safeParse(Read, product)).toMatchObject({ success: true })
  else expect(product).toBeUndefined()
})

test('a malformed list is read as empty, and entries that are not products are left out', () => {
  const fields: string[] = []
  const report = (field: string) => fields.push(field)
  expect(readProducts('none', 'products', report)).toEqual([])
  expect(readProducts([null, 'tea', turmeric, [], {}], 'products', report)).toEqual([turmeric])
  expect(fields).toEqual(expect.arrayContaining(['products', 'products._id']))
})

test.each([
  [125, 125],
  ['125.50', 125.5],
  [undefined, 0],
  [null, 0],
  ['', 0],
  ['Rs 125', 0],
  [-5, 0],
  [Number.NaN, 0],
  [1e21, 0],
  [[125], 0],
])('a price of %p is read as %p', (price, known) => {
  const { product, fields } = bending({ variants: [{ _id: 'a', quantity: '1 g', price }] })
  expect(product?.variants[0]?.price).toBe(known)
  expect(fields).toEqual(known === 0 ? ['product.variants.price'] : [])
})

test.each([
  ['/uploads/x.jpg', '/uploads/x.jpg'],
  ['uploads/x.jpg', '/uploads/x.jpg'],
  ['uploads\\x.jpg', '/uploads/x.jpg'],
  ['https://pictures.example/x.jpg', 'https://pictures.example/x.jpg'],
])('a picture stored at %s is shown from %s', (stored, shown) => {
  expect(bending({ images: [stored] }).product?.images).toEqual([shown])
})

test('a number is read as text where text is expected, and each pack gets an id', () => {
  const variants = [
    { quantity: '1 g', price: 1 },
    { quantity: '2 g', price: 2 },
  ]
  const { product, fields } = bending({ _id: 45, variants: variants })
  expect(product).toMatchObject({ _id: '45', variants: [{ _id: '0' }, { _id: '1' }] })
  expect(fields).toEqual(['product._id', 'product.variants._id', 'product.variants._id'])
})

test('the description of a picture is never assigned to another picture', () => {
  const { product } = bending({ images: [null, '/uploads/2.jpg'] })
  expect(product).toMatchObject({ images: ['/uploads/2.jpg'] })
  expect(product).not.toHaveProperty('imageTexts')
})

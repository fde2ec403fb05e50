import { screen } from '@testing-library/react'
import { type FakeResponse, renderRemote } from 'shared-contracts/testing'
import { listMutations } from 'shared-contracts/testing/mutations'
import module from '../module'
import { cloves, clovesFacts, turmeric } from '../testing/example-products'

const ok = (body: unknown): FakeResponse => ({ status: 200, body })
const found = (data: unknown) => ok({ success: true, data, message: 'ok' })

beforeEach(() => {
  // In development, Redux Toolkit logs the error thrown for a response without products.
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

test('malformed products do not hide the others', async () => {
  const products = [...listMutations(cloves).map(([, product]) => product), turmeric]
  renderRemote(module, '/all-products', {
    api: { 'GET /api/products': found(products) },
  })
  expect(await screen.findByRole('link', { name: /Turmeric Powder/ })).toHaveTextContent('From Rs 125')
})

test.each([
  undefined,
  '',
  '<!doctype html>',
  {},
  { success: false, data: [cloves] },
  { success: true, data: {} },
])('a response %p instead of a list keeps heading and placeholders [7.4]', async (body) => {
  renderRemote(module, '/all-products', { api: { 'GET /api/products': ok(body) } })
  expect(await screen.findByText('The list didn’t load')).toBeInTheDocument()
  expect(screen.getByText('Loading products')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ALL PRODUCTS')
})

const wrongs = [undefined, null, 7, [null]]

/** Returns an object whose fields all have the same wrong value. */
const allWrong = (object: object, wrong: unknown) =>
  Object.fromEntries(Object.keys(object).map((field) => [field, wrong]))

test.each(wrongs)('a product with only a name and %p in all other fields has a page', async (wrong) => {
  const product = { ...allWrong(cloves, wrong), name: 'Cloves' }
  renderRemote(module, '/all-products/cloves', { api: { 'GET /api/products/cloves': found(product) } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Cloves' })).toBeInTheDocument()
  expect(screen.getByText('Rs 0')).toBeInTheDocument()
  expect(await screen.findByText('YOU MAY ALSO LIKE...')).toBeInTheDocument()
})

test.each(wrongs)('a product whose name is %p is shown by its id', async (name) => {
  renderRemote(module, '/all-products/black-cloves', {
    api: { 'GET /api/products/black-cloves': found({ ...cloves, _id: 'black-cloves', name }) },
  })
  expect(
    await screen.findByRole('heading', { level: 1, name: name === 7 ? '7' : 'black cloves' }),
  ).toBeVisible()
})

test.each(['', '<!doctype html>', { success: false, data: cloves }, { success: true }, { data: 'cloves' }])(
  'a response %p instead of a product is an error with Retry [8.2]',
  async (body) => {
    renderRemote(module, '/all-products/cloves', { api: { 'GET /api/products/cloves': ok(body) } })
    expect(await screen.findByText('This product didn’t load')).toBeInTheDocument()
    expect(screen.getByText('Loading Product...')).toBeInTheDocument()
  },
)

test.each(wrongs)('a label with %p in every field makes no claims', async (wrong) => {
  const facts = allWrong(clovesFacts, wrong)
  renderRemote(module, '/all-products/cloves', {
    api: { 'GET /api/products/cloves': found(cloves), 'GET /api/products/cloves/facts': found(facts) },
  })
  expect(await screen.findByText('PRODUCT FACTS')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'ADD TO CART' })).toBeEnabled()
  for (const claim of ['Allergens', 'Ingredients', /MRP/])
    expect(screen.queryByText(claim)).not.toBeInTheDocument()
})

test.each([
  ['without a price', { _id: 'cloves-50', quantity: '50 g' }],
  ['with a price of null', { _id: 'cloves-50', quantity: '50 g', price: null }],
  ['with a word for a price', { _id: 'cloves-50', quantity: '50 g', price: 'free' }],
])('a pack %s costs Rs 0 and cannot be bought, and the others can [8.11]', async (_, variant) => {
  const product = { ...cloves, variants: [variant, cloves.variants[1]] }
  const { user } = renderRemote(module, '/whole-spices/cloves', {
    api: { 'GET /api/products/cloves': found(product) },
  })
  expect(await screen.findByText('Rs 0')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'ADD TO CART' })).toBeDisabled()
  await user.selectOptions(screen.getByRole('combobox'), '100 g - ₹340')
  expect(screen.getByRole('button', { name: 'ADD TO CART' })).toBeEnabled()
})

test.each([undefined, null, 'none', {}])(
  'a product whose variants are %p reads Sale [8.12]',
  async (variants) => {
    renderRemote(module, '/whole-spices/cloves', {
      api: { 'GET /api/products/cloves': found({ ...cloves, variants }) },
    })
    expect(await screen.findByText('Sale')).toBeInTheDocument()
  },
)

test("a picture path without a slash is resolved from the shop's root [8.6]", async () => {
  const { container } = renderRemote(module, '/ground-spices/turmeric-powder', {
    api: {
      'GET /api/products/turmeric-powder': found({ ...turmeric, images: ['uploads/turmeric-powder-1.jpg'] }),
    },
  })
  await screen.findByRole('heading', { name: 'Turmeric Powder' })
  expect(container.querySelector('img')).toHaveAttribute('src', '/uploads/turmeric-powder-1.jpg')
})

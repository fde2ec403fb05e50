import { CATALOGUE, productTag } from 'shared-contracts/platform/content-tags'
import { findUnknownProduct } from './unknown-product'

const known: Record<string, string> = { [CATALOGUE]: '1', [productTag('cloves')]: '1' }
const stamp = { id: 'v1', versionOf: (tag: string) => known[tag] ?? '' }

test.each([
  ['/whole-spices/saffron', '/whole-spices/:id', '/whole-spices/a-product-that-does-not-exist'],
  ['/hi/all-products/saffron', '/all-products/:id', '/hi/all-products/a-product-that-does-not-exist'],
])('%s is the address of an unknown product', (path, route, template) => {
  const found = findUnknownProduct(path, stamp)
  expect(found).toMatchObject({ route, path: template })
  expect(found?.withId(`<a href="${template}">`)).toBe(`<a href="${path}">`)
})

test.each([
  ['a product on sale', '/whole-spices/cloves'],
  ['a list', '/whole-spices'],
  ['part of a list', '/whole-spices/part/2'],
  ['another page', '/blogs/saffron'],
  ['an id that HTML and JSON spell differently', '/whole-spices/%22saffron'],
  ['a list in another spelling', '/Whole-Spices/saffron'],
])('%s is rendered', (_, path) => {
  expect(findUnknownProduct(path, stamp)).toBeUndefined()
})

test.each([
  ['nothing is known of the content', { id: '', versionOf: () => '' }],
  ['the api tells no versions of products', { id: 'v1', versionOf: () => 'v1' }],
])('every address is rendered while %s', (_, unknowing) => {
  expect(findUnknownProduct('/whole-spices/saffron', unknowing)).toBeUndefined()
})

import { categories } from '../catalog/categories'
import { collections } from '../catalog/lists/collections'
import { paths } from './paths'

test('the addresses of recipes, products and blogs encode their names', () => {
  expect(paths.recipe(3)).toBe('/product/3')
  expect(paths.product('retails', 'a/b c')).toBe('/retails/a%2Fb%20c')
  expect(paths.blog('Salt & pepper?')).toBe('/blogs/Salt%20%26%20pepper%3F')
  expect(paths.resetPassword('../x')).toBe('/reset-password/..%2Fx')
  expect(paths.paymentStatus('T 1')).toBe('/payment/status/T%201')
})

test('every category has its list, with the specified path and heading', () => {
  const listed = Object.values(collections).map(({ slug, heading }) => [paths.collection(slug), heading])
  expect(Object.fromEntries(listed)).toEqual({
    '/all-products': 'ALL PRODUCTS',
    '/whole-spices': 'SHOP BY WHOLE SPICES',
    '/ground-spices': 'SHOP BY GROUND SPICES',
    '/diy-spices': 'SHOP BY DIY SPICES KIT',
    '/retails': 'SHOP BY SPICES BLENDS',
  })
  const owned = Object.values(collections).flatMap((collection) =>
    'category' in collection ? [collection.category] : [],
  )
  expect(owned.sort()).toEqual([...categories].sort())
})

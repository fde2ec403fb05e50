import { collections } from 'shared-contracts/catalog/lists/collections'
import { dishes } from 'shared-contracts/content/dishes'
import { words as hi } from 'shared-contracts/i18n/hi/index'
import { words as kn } from 'shared-contracts/i18n/kn/index'
import { orderStatuses } from 'shared-contracts/orders/order-status'
import { seedProducts } from './catalogue'

test.each([
  ['Hindi', hi, /\p{Script=Devanagari}/u],
  ['Kannada', kn, /\p{Script=Kannada}/u],
])('a shopper reads the name of each product, pack, list and dish in %s', (_, words, script) => {
  const names = [
    ...seedProducts.flatMap(({ name, category, variants }) => [
      name,
      category,
      ...variants.map(({ quantity }) => quantity),
    ]),
    ...Object.values(collections).flatMap(({ heading, menuLabel }) => [heading, menuLabel]),
    ...dishes.map(({ title }) => title),
    ...orderStatuses,
  ]
  expect(names.filter((name) => !script.test(words[name] ?? ''))).toEqual([])
})

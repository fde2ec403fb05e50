import { dishes, dishesWith } from 'shared-contracts/domain/dishes'
import { seedProducts } from '../../../../api/seed/catalogue'
import { findRecipe } from '../recipes/recipe-book'
import { soldSpices } from './sold-spices'
import { spicesOf } from './spices-of'

const spicesOfDish = (id: number) => {
  const recipe = findRecipe(String(id))
  return recipe ? spicesOf(recipe) : []
}

test('what a product says of the dishes it is in is what their recipes say', () => {
  for (const { id, products } of dishes)
    expect([id, spicesOfDish(id).map((spice) => spice.id)]).toEqual([id, products])
})

test('what a recipe offers to buy is sold, under that name and in that list', () => {
  const lists: Record<string, string> = {
    'GROUND SPICES': 'ground-spices',
    'WHOLE SPICES': 'whole-spices',
    'SPICES BLENDS': 'retails',
  }
  for (const [id, { name, list }] of Object.entries(soldSpices)) {
    const product = seedProducts.find(({ _id }) => _id === id)
    expect([id, product?.name, lists[product?.category ?? '']]).toEqual([id, name, list])
    expect([id, dishesWith(id).length > 0]).toEqual([id, true])
  }
})

test('a pot of chole takes 15 g of its masala and 1.5 g of turmeric', () => {
  expect(spicesOfDish(3).map(({ id, grams }) => [id, grams])).toEqual([
    ['chole-masala', 15],
    ['turmeric-powder', 1.5],
  ])
})

test('whole spices are weighed by the piece', () => {
  expect(spicesOfDish(4).find(({ id }) => id === 'green-cardamom')?.grams).toBeCloseTo(1.2)
})

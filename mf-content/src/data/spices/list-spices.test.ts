import { dishes } from 'shared-contracts/content/dishes'
import { dishesOfProduct } from 'shared-contracts/content/dishes-of-product'
import { seedProducts } from '../../../../api/seed/catalogue'
import { findRecipe } from '../recipes/find-recipe'
import { listSpices } from './list-spices'
import { computeGrams } from './spice-weights'

const spicesOfDish = (id: number) => {
  const recipe = findRecipe(String(id))
  return recipe ? listSpices(recipe) : []
}

test('a product lists exactly the dishes whose recipes use it', () => {
  const said: Record<string, number[]> = {}
  for (const { id } of dishes)
    for (const spice of spicesOfDish(id)) said[spice.id] = [...(said[spice.id] ?? []), id]
  expect(dishesOfProduct).toEqual(said)
})

test('every spice that recipes offer is sold under that name and in that list', () => {
  const lists: Record<string, string> = {
    'GROUND SPICES': 'ground-spices',
    'WHOLE SPICES': 'whole-spices',
    'SPICES BLENDS': 'retails',
  }
  for (const { id, name, list } of dishes.flatMap((dish) => spicesOfDish(dish.id))) {
    const product = seedProducts.find(({ _id }) => _id === id)
    expect([id, product?.name, lists[product?.category ?? '']]).toEqual([id, name, list])
  }
})

test('a recipe of chole takes 15 g of its masala and 1.5 g of turmeric', () => {
  expect(spicesOfDish(3).map((spice) => [spice.id, computeGrams(spice)])).toEqual([
    ['chole-masala', 15],
    ['turmeric-powder', 1.5],
  ])
})

test('whole spices are weighed by the piece', () => {
  const cardamom = spicesOfDish(4).find(({ id }) => id === 'green-cardamom')
  expect(cardamom && computeGrams(cardamom)).toBeCloseTo(1.2)
})

import { type Dish, dishes } from './dishes'

/** The ids of the dishes whose recipes use a product, by its _id. A test compares this with the recipes. */
export const dishesOfProduct: Readonly<Record<string, readonly number[]>> = {
  'bay-leaves': [4, 8, 12],
  'biryani-masala': [4],
  'butter-paneer-masala': [6],
  'chinese-five-spice': [10],
  'chole-masala': [3],
  cinnamon: [4, 8],
  cloves: [4, 8],
  'coriander-powder': [1],
  'creole-seasoning': [11, 12],
  'cumin-seeds': [1, 5],
  'curry-powder': [8, 9],
  'dried-red-chillies': [5],
  'garam-masala': [1],
  'green-cardamom': [4],
  'kashmiri-chilli-powder': [2, 6],
  'mustard-seeds': [5, 9],
  'pav-bhaji-masala': [2],
  'rasam-powder': [5],
  'red-chilli-powder': [1, 4, 8],
  'taco-seasoning': [7],
  'turmeric-powder': [1, 3, 5, 8, 9],
}

export function findDishes(productId: string): readonly Dish[] {
  const ids = dishesOfProduct[productId] ?? []
  return dishes.filter(({ id }) => ids.includes(id))
}

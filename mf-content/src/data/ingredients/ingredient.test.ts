import { type Ingredient, ingredientText } from './ingredient'
import { scaled } from './scaled'

const onion: Ingredient = { amount: 2, what: 'onion(s), finely chopped' }
const rice: Ingredient = { amount: 1.5, unit: 'cup', what: 'long-grain rice' }
const saffron: Ingredient = [
  { amount: 1, unit: 'pinch', what: 'saffron' },
  ' in ',
  { amount: 3, unit: 'tbsp', what: 'warm milk' },
]
const turmeric: Ingredient = { amount: 0.25, unit: 'tsp', what: 'turmeric powder' }

test.each([
  [onion, 1, '2 onions, finely chopped'],
  [onion, 0.5, '1 onion, finely chopped'],
  [onion, 0.25, '½ onion, finely chopped'],
  [rice, 1, '1½ cups long-grain rice'],
  [rice, 0.5, '¾ cup long-grain rice'],
  [rice, 2, '3 cups long-grain rice'],
  [saffron, 1, 'A pinch of saffron in 3 tbsp warm milk'],
  [saffron, 2, '2 pinches of saffron in 6 tbsp warm milk'],
  [turmeric, 0.25, 'A pinch of turmeric powder'],
  [turmeric, 6, '1½ tsp turmeric powder'],
  ['Salt, to taste', 3, 'Salt, to taste'],
])('%j, multiplied by %p, is %s', (ingredient, factor, text) => {
  expect(ingredientText(scaled(ingredient, factor))).toBe(text)
})

test('an ingredient marked as whole is never halved', () => {
  const leaf: Ingredient = { amount: 1, what: 'bay lea(f|ves)', isWhole: true }
  expect(ingredientText(scaled(leaf, 0.5))).toBe('1 bay leaf')
  expect(ingredientText(scaled(leaf, 3))).toBe('3 bay leaves')
})

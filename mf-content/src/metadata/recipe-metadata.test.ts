import { findRecipe } from '../data/recipes/recipe-book'
import { duration, recipeData } from './recipe-metadata'

test.each([
  ['45 min', 'PT45M'],
  ['8 hours soaking', 'PT8H'],
  ['1 hour', 'PT1H'],
  ['overnight', undefined],
])('%s is %s to a search engine', (words, iso) => {
  expect(duration(words)).toBe(iso)
})

test('a recipe is told with its ingredients and each step under its head', () => {
  const chole = findRecipe('3')
  const data = chole && recipeData(chole, 'https://shop.example/product/3', 'https://shop.example')
  expect(data).toMatchObject({
    '@type': 'Recipe',
    name: 'Punjabi Chole',
    image: ['https://shop.example/uploads/dishes/dish-03.jpg'],
    recipeYield: '4-6 servings',
    prepTime: 'PT8H',
    cookTime: 'PT40M',
    recipeIngredient: chole?.ingredients,
  })
  expect(data?.recipeInstructions[0]).toEqual({
    '@type': 'HowToStep',
    position: 1,
    name: 'Soak',
    text: expect.stringMatching(/^Cover the chickpeas/),
  })
  expect(data?.recipeInstructions).toHaveLength(6)
})

import { ingredientText } from '../data/ingredients/ingredient'
import { findRecipe } from '../data/recipes/find-recipe'
import { duration, parseMinutes, recipeData } from './recipe-metadata'

test.each([
  [['45 min'], 'PT45M'],
  [['8 hours soaking'], 'PT8H'],
  [['1 hour'], 'PT1H'],
  [['overnight'], undefined],
  [['45 min', '50 min'], 'PT1H35M'],
  [['8 hours soaking', '40 min'], 'PT8H40M'],
  [['overnight', '40 min'], undefined],
])('%j is %s in metadata', (words, iso) => {
  expect(duration(parseMinutes(...words))).toBe(iso)
})

test('recipe metadata has the ingredients and each step under its heading', () => {
  const chole = findRecipe('3')
  const data = chole && recipeData(chole, 'https://shop.example/product/3', 'https://shop.example')
  expect(data).toMatchObject({
    '@type': 'Recipe',
    name: 'Punjabi Chole',
    image: ['https://shop.example/uploads/dishes/dish-03.jpg'],
    recipeYield: '4-6 servings',
    prepTime: 'PT8H',
    cookTime: 'PT40M',
    totalTime: 'PT8H40M',
    recipeCategory: 'main course',
    recipeCuisine: 'Punjabi',
    keywords: 'chickpeas, Chole Masala, Turmeric Powder',
    recipeIngredient: chole?.ingredients.map((ingredient) => ingredientText(ingredient)),
  })
  expect(data?.recipeInstructions[0]).toEqual({
    '@type': 'HowToStep',
    position: 1,
    name: 'Soak',
    text: expect.stringMatching(/^Cover the chickpeas/),
    url: 'https://shop.example/product/3#step-1',
  })
  expect(data?.recipeInstructions).toHaveLength(6)
})

import { screen, within } from '@testing-library/react'
import { renderRemote } from 'shared-contracts/testing'
import { ingredientText } from '../../data/ingredients/ingredient'
import { findRecipe } from '../../data/recipes/find-recipe'
import { methodStep } from '../../data/recipes/recipe'
import { recipeCards } from '../../data/recipes/recipe-cards'
import module from '../../module'

async function openRecipe(id: number, title: string) {
  renderRemote(module, `/product/${id}`)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** Returns the items of the list under a heading. */
function listItems(heading: string) {
  const list = screen.getByRole('heading', { name: heading }).parentElement
  return within(list ?? document.body).getAllByRole('listitem')
}

test('a recipe shows the cooked dish, its servings and its times [6.4]', async () => {
  await openRecipe(3, 'Punjabi Chole')
  const dish = screen.getByRole('img', { name: 'Punjabi Chole, cooked' })
  expect(dish).toHaveAttribute('src', '/uploads/dishes/dish-03.jpg')
  const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
  expect(facts).toEqual([
    ['Servings', '4-6'],
    ['Preparation time', '8 hours soaking'],
    ['Cooking time', '40 min'],
  ])
})

test('every recipe has the same benefits [6.5]', async () => {
  await openRecipe(5, 'Rasam Powder')
  expect(listItems('Recipe Benefits').map((item) => item.textContent)).toEqual([
    'DELICIOUS',
    'AROMATIC',
    'FLAVOURY',
  ])
})

test('the ingredients are a list [6.6]', async () => {
  await openRecipe(3, 'Punjabi Chole')
  const [first, ...others] = listItems('Ingredients')
  expect(first).toHaveTextContent(/^1½ cups dried chickpeas$/)
  expect(others).toHaveLength(9)
})

test('a picture beside the ingredients shows them laid out', async () => {
  await openRecipe(3, 'Punjabi Chole')
  const beside = screen.getByRole('heading', { name: 'Ingredients' }).closest('section')
  const pictures = [...(beside?.querySelectorAll('img') ?? [])].map((picture) => picture.getAttribute('src'))
  expect(pictures).toEqual(['/uploads/recipes/recipe-09.jpg'])
})

test('the spices in the picture link to their products, and each step has an address', async () => {
  await openRecipe(3, 'Punjabi Chole')
  const spices = screen.getByRole('list', { name: 'Buy the spices for this dish' })
  const links = within(spices).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Chole Masala', '/retails/chole-masala'],
    ['Turmeric Powder', '/ground-spices/turmeric-powder'],
  ])
  expect(listItems('Method').map(({ id }) => id)).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `step-${number}`),
  )
})

test('every recipe has its own pictures of the dish and the ingredients', () => {
  const recipes = recipeCards.map(({ id }) => findRecipe(String(id)))
  expect(new Set(recipes.map((recipe) => recipe?.image)).size).toBe(12)
  expect(new Set(recipes.map((recipe) => recipe?.ingredientsImage)).size).toBe(12)
})

test('the method is a numbered list, and the text before the first colon is the step’s heading [6.7]', async () => {
  await openRecipe(3, 'Punjabi Chole')
  const steps = listItems('Method')
  expect(steps).toHaveLength(6)
  expect(steps[0]?.parentElement?.tagName).toBe('OL')
  expect(within(steps[0] ?? document.body).getByRole('heading')).toHaveTextContent(/^Soak$/)
  expect(steps[0]).toHaveTextContent(/^SoakCover the chickpeas with three times their height of cold water/)
})

test('a recipe ends with tips, a closing line and suggestions [6.8]', async () => {
  await openRecipe(3, 'Punjabi Chole')
  expect(listItems('Tips')).toHaveLength(3)
  expect(screen.getByText('Serve it hot, with bhature and raw onion.')).toBeVisible()
  expect(screen.getByText(/jeera rice, kulcha/).parentElement).toHaveTextContent('Suggestions:')
})

test.each([
  ['3abc', 'Punjabi Chole'],
  ['012', 'Vegetarian Creole Rice Bowl'],
  ['1.9', 'Garam Masala Curry'],
])('the id %s is parsed as an integer: %s [6.11]', async (id, title) => {
  renderRemote(module, `/product/${id}`)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
})

test.each(['0', '13', '-3', 'abc', '%20', 'NaN'])('the id %s is no recipe [6.10, 6.11]', async (id) => {
  renderRemote(module, `/product/${id}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'ALL RECIPES' })).toHaveAttribute('href', '/recipes')
})

test('every card has a complete recipe [6.9, 24.4]', () => {
  expect(recipeCards.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  for (const { id } of recipeCards) {
    const recipe = findRecipe(String(id))
    expect(recipe?.serves).toMatch(/^4(-6)?$/)
    expect(recipe?.preparationTime).toMatch(/^(\d\d min|8 hours soaking)$/)
    expect(recipe?.cookingTime).toMatch(/^\d\d min$/)
    expect(recipe?.instructions.length).toBeGreaterThanOrEqual(5)
    for (const { title, text } of recipe?.instructions.map(methodStep) ?? []) {
      expect(title).toMatch(/^[A-Z][^:]+$/)
      expect(text).toMatch(/^[A-Z]/)
    }
    expect(recipe?.closing).toMatch(/\.$/)
    expect(recipe?.suggestions).toMatch(/\.$/)
    const ingredients = recipe?.ingredients.map((ingredient) => ingredientText(ingredient)) ?? []
    const steps = recipe?.instructions.map((instruction) => methodStep(instruction).text) ?? []
    for (const list of [ingredients, steps, recipe?.tips ?? []]) expect(new Set(list).size).toBe(list.length)
  }
})

test('recipe times range from 15 min to 8 hours soaking [6.9]', () => {
  const times = recipeCards.map(({ id }) => findRecipe(String(id))?.preparationTime)
  expect(times).toContain('15 min')
  expect(times).toContain('8 hours soaking')
  const minutes = times.map((time) => Number.parseInt(time ?? '', 10)).filter((time) => time !== 8)
  expect(Math.min(...minutes)).toBe(15)
})

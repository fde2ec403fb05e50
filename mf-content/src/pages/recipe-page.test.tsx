import { screen, within } from '@testing-library/react'
import { renderRemote } from 'shared-contracts/testing'
import { findRecipe } from '../features/recipes/recipe-book'
import { recipeCards } from '../features/recipes/recipe-cards'
import module from '../module'

test('a recipe says how many it feeds, how long it takes and what it is good for', async () => {
  renderRemote(module, '/product/3')
  expect(await screen.findByRole('heading', { level: 1, name: 'Punjabi Chole' })).toBeVisible()
  expect(screen.getByRole('img', { name: 'Ingredients for Punjabi Chole' })).toBeVisible()
  for (const text of ['Servings', '4-6', 'Preparation time', '8 hours soaking', 'Cooking time', '40 min'])
    expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Recipe Benefits' })).toBeVisible()
  for (const benefit of ['DELICIOUS', 'AROMATIC', 'FLAVOURY']) expect(screen.getByText(benefit)).toBeVisible()
  expect(screen.getByText('1½ cups dried chickpeas')).toBeVisible()
  expect(screen.getByText('Serve it hot, with bhature and raw onion.')).toBeVisible()
  expect(screen.getByText(/jeera rice, kulcha/)).toHaveTextContent('Suggestions:')
})

test('each step is headed by what stands before its first colon', async () => {
  renderRemote(module, '/product/3')
  const head = await screen.findByRole('heading', { name: 'Soak' })
  const [first] = within(head.closest('ol') ?? document.body).getAllByRole('listitem')
  expect(first).toHaveTextContent(/^SoakCover the chickpeas/)
})

test.each([
  ['3abc', 'Punjabi Chole'],
  ['012', 'Vegetarian Creole Rice Bowl'],
  ['1.9', 'Garam Masala Curry'],
])('the id %s is read as an integer: %s', async (id, title) => {
  renderRemote(module, `/product/${id}`)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
})

test.each(['0', '13', '-3', 'abc', '%20', 'NaN'])('the id %s is no recipe', async (id) => {
  renderRemote(module, `/product/${id}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'ALL RECIPES' })).toHaveAttribute('href', '/recipes')
})

test('every card has a whole recipe behind it', () => {
  expect(recipeCards.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  for (const { id } of recipeCards) {
    const recipe = findRecipe(String(id))
    expect(recipe?.serves).toMatch(/^4(-6)?$/)
    expect(recipe?.instructions.length).toBeGreaterThanOrEqual(5)
    for (const step of recipe?.instructions ?? []) expect(step).toMatch(/^[A-Z][^:]+: [A-Z]/)
    for (const list of [recipe?.ingredients, recipe?.instructions, recipe?.tips])
      expect(new Set(list).size).toBe(list?.length)
  }
})

import { screen } from '@testing-library/react'
import { renderRemote } from 'shared-contracts/testing'
import module from '../module'

const titles = [
  'Garam Masala Curry',
  'Classic Pav Bhaji',
  'Punjabi Chole',
  'Authentic Biryani',
  'Rasam Powder',
  'Butter Paneer Masala',
  'DIY Taco',
  'Homestyle Chicken Curry',
  'Vegetarian Curry',
  'Chinese Five Spice Stir-Fry',
  'Creole Shrimp Pasta',
  'Vegetarian Creole Rice Bowl',
]

test('twelve cards lead to the recipes 1 to 12', () => {
  renderRemote(module, '/recipes')
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    titles.map((_, index) => `/product/${index + 1}`),
  )
  links.forEach((link, index) => {
    expect(link).toHaveTextContent(new RegExp(`^${titles[index]}#[a-z]+$`))
  })
})

test('a cook opens a recipe from its card', async () => {
  const { user } = renderRemote(module, '/recipes')
  await user.click(screen.getByRole('link', { name: /Classic Pav Bhaji/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Classic Pav Bhaji' })).toBeVisible()
})

import { screen } from '@testing-library/react'
import { shop } from 'shared-contracts/platform/shop'
import { renderRemote } from 'shared-contracts/testing'
import module from '../../module'

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

test.each(['/recipes', '/recipes-grid'])(
  '%s shows twelve cards that link to the recipes 1 to 12 [6.1, 6.2]',
  async (path) => {
    renderRemote(module, path)
    const links = await screen.findAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      titles.map((_, index) => `/product/${index + 1}`),
    )
  },
)

test('a card has a picture of the cooked dish, a title and a hashtag [6.2, 6.3]', async () => {
  renderRemote(module, '/recipes')
  const links = await screen.findAllByRole('link')
  links.forEach((link, index) => {
    expect(link).toHaveTextContent(new RegExp(`^${titles[index]}#[a-z]+$`))
    const dish = `/uploads/dishes/dish-${String(index + 1).padStart(2, '0')}.jpg`
    expect(link.querySelector('img')).toHaveAttribute('src', dish)
  })
})

test('the heading names the shop [6.1]', async () => {
  renderRemote(module, '/recipes')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(shop.brand)
})

test('a card opens its recipe [6.2]', async () => {
  const { user } = renderRemote(module, '/recipes')
  await user.click(await screen.findByRole('link', { name: /Classic Pav Bhaji/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Classic Pav Bhaji' })).toBeVisible()
})

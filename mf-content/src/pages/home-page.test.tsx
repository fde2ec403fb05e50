import { screen, waitFor, within } from '@testing-library/react'
import { renderRemote } from 'shared-contracts/testing'
import module from '../module'

const region = (name: string) => within(screen.getByRole('region', { name }))

beforeEach(async () => {
  renderRemote(module, '/')
  // Wait until both carousels have started.
  await waitFor(() => expect(document.querySelectorAll('[data-alive]')).toHaveLength(2))
})

test('the kits are in order, with prices, and link to the list of kits [4.5, 4.6]', () => {
  const cards = region('DIY SPICE KITS RANGE')
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('link'))
  expect(cards.map((card) => card.textContent)).toEqual([
    'Chole MasalaWas Rs 135 Now Rs 125',
    'Curry PowderWas Rs 125 Now Rs 115',
    'Rasam PowderWas Rs 140 Now Rs 120',
    'Butter Paneer MasalaWas Rs 145 Now Rs 135',
  ])
  for (const card of cards) expect(card).toHaveAttribute('href', '/diy-spices')
})

test.each([
  ['SHOP NOW', '/all-products'],
  ['FIND MORE LIKE THIS', '/all-products'],
  ['OUR PRODUCTS', '/all-products'],
  ['WHOLE SPICES', '/whole-spices'],
  ['GROUND SPICES', '/ground-spices'],
  ['DIY SPICE KIT', '/diy-spices'],
  ['SPICES BLENDS', '/retails'],
  ['DIY KIT', '/diy-spices'],
  ['BUY NOW', '/cart'],
])('%s leads to %s [4.6, 4.11, 4.19]', (name, path) => {
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path)
})

test('the four inspirations link to the ground spices [4.14]', () => {
  const links = region('Recipe inspiration').getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Chole Masala#chickpeas',
    'Pav Bhaji#streetfood',
    'Taco Seasoning#weeknight',
    'Chinese Five Spices#stirfry',
  ])
  for (const link of links) expect(link).toHaveAttribute('href', '/ground-spices')
})

test('the blocks of the page are in order [4.1, 4.11]', () => {
  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent)
  expect(headings).toEqual([
    'BRINGING THE FLAVOURS TO YOU!',
    'DIY SPICE KITS RANGE',
    'browse our latest products',
    'A symphony of taste',
    'Recipe inspiration',
    'From their kitchens',
    'WHY CHOOSE US?',
    'OUR COLLECTIONS',
    'Blend your own, or stock the whole shelf',
  ])
})

test('the claims begin with no additives and no preservatives [4.3]', () => {
  const claims = region('Our promises').getAllByRole('listitem')
  expect(claims.map((claim) => claim.textContent)).toEqual([
    'No Additives, No Preservatives',
    'Authenticity',
    'Fresh aroma',
    'Natural colour',
    'Uniform texture',
  ])
})

test('the symphony of taste is a picture [4.12]', () => {
  expect(screen.getByRole('img', { name: /symphony of taste/ })).toBeVisible()
})

test('the quality strip names the four qualities [4.13]', () => {
  const qualities = region('Our qualities').getAllByRole('listitem')
  expect(qualities.map((quality) => quality.textContent)).toEqual([
    'Authenticity',
    'Fresh aroma',
    'Natural colour',
    'Uniform texture',
  ])
})

test('two customers are quoted [4.15]', () => {
  const quotes = region('From their kitchens').getAllByRole('figure')
  expect(quotes).toHaveLength(2)
  for (const quote of quotes) expect(quote).toHaveTextContent(/^“.+”/)
})

test('WHY CHOOSE US? makes three claims [4.16]', () => {
  const claims = within(
    screen.getByRole('heading', { name: 'WHY CHOOSE US?' }).parentElement ?? document.body,
  )
  expect(claims.getAllByRole('listitem').map((claim) => claim.textContent)).toEqual([
    'Highly tasty and nutritious',
    'Adulterant free Spices',
    'Quick delivery to your doorsteps',
  ])
})

test('OUR COLLECTIONS has four cards in order [4.17]', () => {
  const cards = region('OUR COLLECTIONS').getAllByRole('link')
  expect(cards.map((card) => [card.textContent, card.getAttribute('href')])).toEqual([
    ['WHOLE SPICES', '/whole-spices'],
    ['GROUND SPICES', '/ground-spices'],
    ['DIY SPICE KIT', '/diy-spices'],
    ['SPICES BLENDS', '/retails'],
  ])
})

import { screen, waitFor, within } from '@testing-library/react'
import { renderRemote } from 'shared-contracts/testing'
import module from '../module'

const region = (name: string) => within(screen.getByRole('region', { name }))

beforeEach(async () => {
  renderRemote(module, '/')
  // Both carousels have come alive.
  await waitFor(() => expect(document.querySelectorAll('[data-alive]')).toHaveLength(2))
})

test('the kits of the range stand in order, with their prices, and lead to the kits', () => {
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
])('%s leads to %s', (name, path) => {
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path)
})

test('the four inspirations lead to the ground spices', () => {
  const links = region('Recipe inspiration').getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Chole Masala#chickpeas',
    'Pav Bhaji#streetfood',
    'Taco Seasoning#weeknight',
    'Chinese Five Spices#stirfry',
  ])
  for (const link of links) expect(link).toHaveAttribute('href', '/ground-spices')
})

test('the promises, qualities and claims are readable', () => {
  for (const name of [
    'browse our latest products',
    'A symphony of taste',
    'WHY CHOOSE US?',
    'OUR COLLECTIONS',
  ])
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible()
  const qualities = region('Our qualities').getAllByRole('listitem')
  expect(qualities.map((quality) => quality.textContent)).toEqual([
    'Authenticity',
    'Fresh aroma',
    'Natural colour',
    'Uniform texture',
  ])
  expect(region('Our promises').getAllByText('No Additives, No Preservatives')).not.toHaveLength(0)
  for (const claim of [
    'Highly tasty and nutritious',
    'Adulterant free Spices',
    'Quick delivery to your doorsteps',
  ])
    expect(screen.getByText(claim)).toBeVisible()
  expect(region('From their kitchens').getAllByRole('figure')).toHaveLength(2)
})

import { screen, within } from '@testing-library/react'
import { selectCartLines } from 'shared-contracts/store'
import { type FakeResponse, renderRemote } from 'shared-contracts/testing'
import { seedProducts } from '../../../../api/seed/catalogue'
import module from '../../module'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const CALL = 'GET /api/products?ids=chole-masala,turmeric-powder'
const sold = seedProducts.filter(({ _id }) => ['chole-masala', 'turmeric-powder'].includes(_id))
const chole = sold.find(({ _id }) => _id === 'chole-masala')
const sells = (products: readonly unknown[]): FakeResponse => ({
  status: 200,
  body: { success: true, data: products },
})

async function asksForVariants(answer: FakeResponse | (() => FakeResponse) = sells(sold)) {
  const page = renderRemote(module, '/product/3', { api: { [CALL]: answer } })
  await screen.findByRole('heading', { level: 1, name: 'Punjabi Chole' })
  expect(page.requests).toEqual([])
  await page.user.click(screen.getByRole('button', { name: 'ADD THE SPICES FOR THIS DISH' }))
  return page
}

const section = () =>
  within(screen.getByRole('heading', { name: 'Spices for this dish' }).closest('section') ?? document.body)
const addButton = () => section().getByRole('button', { name: /^ADD .*TO CART$/ })

test('each spice is offered in the smallest pack that is large enough, and says so', async () => {
  const { requests } = await asksForVariants()
  expect(await section().findByRole('checkbox', { name: 'Chole Masala, 100 g' })).toBeChecked()
  expect(
    section().getByText('You need about 15 g. This pack is enough to cook it about 6 times.'),
  ).toBeVisible()
  expect(
    section().getByText('You need about 2 g. This pack is enough to cook it more than 50 times.'),
  ).toBeVisible()
  expect(section().getByText('2 packs, Rs 140')).toBeVisible()
  expect(addButton()).toHaveAccessibleName('ADD 2 PACKS TO CART')
  expect(requests).toHaveLength(1)
})

test('the ticked packs go into the cart, and the cook stays on the recipe', async () => {
  const { user, store, router } = await asksForVariants()
  await user.click(await section().findByRole('checkbox', { name: 'Turmeric Powder, 100 g' }))
  expect(section().getByText('1 pack, Rs 85')).toBeVisible()
  await user.click(addButton())
  expect(selectCartLines(store.getState())).toEqual([
    {
      id: 'chole-masala',
      variantId: 'chole-masala-100g',
      variantLabel: '100 g',
      title: 'Chole Masala',
      price: 85_00,
      image: chole?.images[0],
      quantity: 1,
    },
  ])
  expect(section().getByRole('status')).toHaveTextContent('1 pack added to your cart. View cart')
  expect(section().getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
  expect(router.state.location.pathname).toBe('/product/3')
})

test('for more servings a larger pack is offered, if the smallest is too small for one pot', async () => {
  const variants = [
    { _id: 'small', quantity: '15 g', price: 20 },
    { _id: 'large', quantity: '50 g', price: 60 },
  ]
  const { user } = await asksForVariants(sells([{ ...chole, variants }]))
  expect(await section().findByRole('checkbox', { name: /, 15 g$/ })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'More servings' }))
  expect(section().getByRole('checkbox', { name: /, 50 g$/ })).toBeChecked()
})

test('the button is disabled while nothing is ticked', async () => {
  const { user, store } = await asksForVariants()
  for (const box of await section().findAllByRole('checkbox', { name: /100 g/ })) await user.click(box)
  expect(section().getByText('No packs selected.')).toBeVisible()
  expect(addButton()).toBeDisabled()
  expect(selectCartLines(store.getState())).toEqual([])
})

test('a spice that is sold out or discontinued says so and cannot be ticked', async () => {
  const soldOut = { ...chole, variants: [] }
  await asksForVariants(sells([soldOut]))
  expect(await section().findAllByText('Not available right now.')).toHaveLength(2)
  for (const box of section().getAllByRole('checkbox')) expect(box).toBeDisabled()
  expect(section().getByText('None of these spices are available right now.')).toBeVisible()
  expect(section().queryByRole('button', { name: /^ADD/ })).toBeNull()
})

test('packs that fail to load can be retried', async () => {
  let isAway = true
  const { user } = await asksForVariants(() => (isAway ? { status: 503, body: {} } : sells(sold)))
  expect(await section().findByRole('alert')).toHaveTextContent('We couldn’t load the packs right now.')
  isAway = false
  await user.click(section().getByRole('button', { name: 'Retry' }))
  expect(await section().findByRole('checkbox', { name: 'Chole Masala, 100 g' })).toBeChecked()
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { MOST_LINES } from 'shared-contracts/orders/most-lines'
import { cartItemAdded } from 'shared-contracts/store'
import { paise } from 'shared-contracts/values/money'
import { pepper, pepperLine, turmeric, turmericLine } from '../testing/example-cart'
import { openPage } from '../testing/open-page'
import { type Catalogue, sells } from '../testing/sells'

test('an empty cart says so and links to all products [9.1]', async () => {
  const { user, here } = openPage({ path: '/cart' })
  expect(await screen.findByRole('heading', { level: 1, name: 'YOUR SHOPPING CART IS EMPTY' })).toBeVisible()
  expect(screen.getByText('Hey, it feels so light!')).toBeVisible()
  expect(screen.getByText("There is nothing in your cart. Let's add some spices.")).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'SHOP NOW' }))
  expect(here().pathname).toBe('/all-products')
})

test('a filled cart shows every line with its price times quantity, and the sub total [1.19, 9.2, 9.3, 9.4]', async () => {
  openPage({ path: '/cart', lines: [turmericLine, pepperLine] })
  const table = await screen.findByRole('table', { name: 'Your cart' })
  expect(screen.getByRole('heading', { level: 1, name: 'YOUR CART' })).toBeVisible()
  const columns = within(table).getAllByRole('columnheader')
  expect(columns.map(({ textContent }) => textContent)).toEqual([
    'Image',
    'Product Name',
    'Quantity',
    'Price',
  ])
  expect(within(table).getByRole('row', { name: /Turmeric Powder.*100 g.*Rs 250\.00/ })).toBeVisible()
  expect(within(table).getByRole('row', { name: /Black Pepper.*50 g.*Rs 99\.50/ })).toBeVisible()
  expect(screen.getByText('SUB TOTAL').nextSibling).toHaveTextContent('Rs 349.50')
  expect(screen.getByText('Taxes, discounts, and shipping calculated at checkout.')).toBeVisible()
})

test('plus adds one, minus removes one and stops at 1 [9.6]', async () => {
  const { user } = openPage({ path: '/cart', lines: [turmericLine] })
  const quantity = await screen.findByRole('group', { name: 'Quantity of Turmeric Powder' })
  const minus = within(quantity).getByRole('button', { name: 'Decrease quantity' })
  await user.click(within(quantity).getByRole('button', { name: 'Increase quantity' }))
  expect(screen.getByText('SUB TOTAL').nextSibling).toHaveTextContent('Rs 375.00')
  await user.click(minus)
  await user.click(minus)
  expect(screen.getByText('SUB TOTAL').nextSibling).toHaveTextContent('Rs 125.00')
  await user.click(minus)
  expect(screen.getByText('SUB TOTAL').nextSibling).toHaveTextContent('Rs 125.00')
  expect(minus).toHaveAttribute('aria-disabled', 'true')
})

const saltLine = { ...pepperLine, id: 'black-salt', variantId: 'black-salt-100', title: 'Black Salt' }

test('a removed line is announced, and the focus moves to Remove in the next line [9.5, 9.15]', async () => {
  const { user } = openPage({ path: '/cart', lines: [turmericLine, pepperLine, saltLine] })
  await user.click(await screen.findByRole('button', { name: 'Remove Turmeric Powder' }))
  expect(screen.queryByRole('row', { name: /Turmeric/ })).not.toBeInTheDocument()
  expect(screen.getByText('Turmeric Powder removed.')).toHaveAttribute('role', 'status')
  expect(screen.getByRole('button', { name: 'Remove Black Pepper' })).toHaveFocus()
})

test('after the last line the focus moves up, and after the only one to SHOP NOW [9.15]', async () => {
  const { user } = openPage({ path: '/cart', lines: [turmericLine, pepperLine] })
  await user.click(await screen.findByRole('button', { name: 'Remove Black Pepper' }))
  expect(screen.getByRole('button', { name: 'Remove Turmeric Powder' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('heading', { name: 'YOUR SHOPPING CART IS EMPTY' })).toBeVisible()
  expect(screen.getByText('Turmeric Powder removed.')).toHaveAttribute('role', 'status')
  expect(screen.getByRole('link', { name: 'SHOP NOW' })).toHaveFocus()
})

test('CHECK OUT keeps the items and the sub total [9.10]', async () => {
  const { user, here } = openPage({ path: '/cart', lines: [turmericLine] })
  await user.click(await screen.findByRole('link', { name: 'CHECK OUT' }))
  await screen.findByRole('heading', { level: 1, name: 'CHECKOUT' })
  expect(here()).toMatchObject({ pathname: '/checkout', state: { items: [turmericLine], subtotal: 250 } })
})

test('a new price is announced and adopted [9.12]', async () => {
  const remembered = { ...turmericLine, price: paise(110_00) }
  openPage({ path: '/cart', lines: [remembered] })
  expect(
    await screen.findByText(
      'The price of Turmeric Powder (100 g) has changed from Rs 110.00 to Rs 125.00. Your cart has the new price.',
    ),
  ).toBeVisible()
  expect(screen.getByText('SUB TOTAL').nextSibling).toHaveTextContent('Rs 250.00')
})

test('a discontinued line blocks the checkout until the shopper removes it [9.13]', async () => {
  const { user } = openPage({
    path: '/cart',
    lines: [turmericLine, pepperLine],
    catalogue: sells(turmeric, { ...pepper, variants: [] }),
  })
  expect(await screen.findByText('No longer available')).toBeVisible()
  const checkOut = screen.getByRole('button', { name: 'CHECK OUT' })
  expect(checkOut).toBeDisabled()
  expect(checkOut).toHaveAccessibleDescription(
    'To check out, remove what’s no longer available: Black Pepper (50 g).',
  )
  await user.click(screen.getByRole('button', { name: 'Remove Black Pepper' }))
  expect(screen.getByRole('link', { name: 'CHECK OUT' })).toBeVisible()
})

test('a sold-out line is marked and blocks the checkout until the shopper removes it', async () => {
  const [variant] = pepper.variants
  const shelf = { ...pepper, variants: variant ? [{ ...variant, isSoldOut: true }] : [] }
  const { user } = openPage({
    path: '/cart',
    lines: [turmericLine, pepperLine],
    catalogue: sells(turmeric, shelf),
  })
  expect(await screen.findByText('Sold out')).toBeVisible()
  expect(screen.getByRole('button', { name: 'CHECK OUT' })).toHaveAccessibleDescription(
    'To check out, remove what’s sold out: Black Pepper (50 g).',
  )
  await user.click(screen.getByRole('button', { name: 'Remove Black Pepper' }))
  expect(screen.getByRole('link', { name: 'CHECK OUT' })).toBeVisible()
})

const onlyOneLeft = sells({
  ...turmeric,
  variants: turmeric.variants.map((variant) => ({ ...variant, left: 1 })),
})

test('a line with more packs than are left blocks the checkout until the quantity is reduced', async () => {
  const { user } = openPage({ path: '/cart', lines: [turmericLine], catalogue: onlyOneLeft })
  expect(await screen.findByText('Only 1 left')).toBeVisible()
  expect(screen.getByRole('button', { name: 'CHECK OUT' })).toHaveAccessibleDescription(
    'To check out, reduce the quantity: only 1 of Turmeric Powder (100 g) left.',
  )
  await user.click(screen.getByRole('button', { name: 'Decrease quantity' }))
  expect(screen.getByRole('link', { name: 'CHECK OUT' })).toBeVisible()
  expect(screen.queryByText('Only 1 left')).not.toBeInTheDocument()
})

test('a cart can be checked out again although its own order holds the last packs', async () => {
  const { requests } = openPage({
    path: '/cart',
    lines: [turmericLine],
    orderId: 'ORD-1',
    catalogue: onlyOneLeft,
  })
  expect(await screen.findByRole('link', { name: 'CHECK OUT' })).toBeVisible()
  await waitFor(() => expect(catalogRequests(requests)).toHaveLength(1))
  expect(screen.queryByText('Only 1 left')).not.toBeInTheDocument()
})

test('a cart whose products are all discontinued says so if the shop sells others [9.13]', async () => {
  openPage({ path: '/cart', lines: [turmericLine], catalogue: sells(pepper) })
  expect(await screen.findByText('No longer available')).toBeVisible()
  expect(screen.getByRole('button', { name: 'CHECK OUT' })).toBeDisabled()
})

const down: Catalogue = () => ({ status: 500, body: {} })

test.each([
  ['fails', down],
  ['is empty', sells()],
])('a catalogue that %s leaves the cart unchanged [9.14]', async (_, catalogue) => {
  const { requests } = openPage({ path: '/cart', lines: [turmericLine], catalogue })
  await waitFor(() => expect(catalogRequests(requests)).toHaveLength(1))
  expect(await screen.findByRole('link', { name: 'CHECK OUT' })).toBeVisible()
  expect(screen.queryByText('No longer available')).not.toBeInTheDocument()
})

test('the cart requests only its own products, and two packs of one product once', async () => {
  const larger = { ...turmericLine, variantId: 'turmeric-powder-500', variantLabel: '500 g' }
  const { requests } = openPage({ path: '/cart', lines: [turmericLine, larger, pepperLine] })
  await screen.findByRole('link', { name: 'CHECK OUT' })
  await waitFor(() =>
    expect(catalogRequests(requests)).toEqual(['/api/products?ids=black-pepper,turmeric-powder']),
  )
})

test('a line added in another tab is not reported as discontinued before it is checked, and earlier notices stay', async () => {
  const { store } = openPage({
    path: '/cart',
    lines: [turmericLine],
    catalogue: sells({ ...turmeric, variants: [] }, pepper),
  })
  expect(await screen.findByText('No longer available')).toBeVisible()
  act(() => void store.dispatch(cartItemAdded(pepperLine)))
  expect(screen.getByRole('row', { name: /Turmeric.*No longer available/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /Black Pepper/ })).not.toHaveTextContent('No longer available')
})

test('a cart with more products than an order may have requests up to the limit', async () => {
  const { store, requests } = openPage({ path: '/cart' })
  act(() => {
    for (let place = 0; place <= MOST_LINES; place += 1)
      store.dispatch(cartItemAdded({ ...turmericLine, id: `spice-${place}` }))
  })
  await waitFor(() => expect(catalogRequests(requests).at(-1)?.split(',')).toHaveLength(MOST_LINES))
})

function catalogRequests(requests: readonly { url: string }[]): string[] {
  return requests.map(({ url }) => url).filter((url) => url.startsWith('/api/products'))
}

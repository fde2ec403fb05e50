import { screen, within } from '@testing-library/react'
import { type LinkLine, writeCartLink } from 'shared-contracts/orders/cart/cart-link'
import { paths } from 'shared-contracts/routing/paths'
import { selectCartLines } from 'shared-contracts/store'
import type { FakeApi } from 'shared-contracts/testing'
import { pepper, pepperLine, turmeric, turmericLine } from '../testing/example-cart'
import { openPage } from '../testing/open-page'
import { type Catalogue, catalogCalls, sells } from '../testing/sells'

interface Opened {
  link?: readonly LinkLine[]
  own?: Parameters<typeof openPage>[0]['lines']
  catalogue?: Catalogue
  api?: FakeApi
}

function opens({ link = [turmericLine], own = [], catalogue = sells(turmeric, pepper), api }: Opened = {}) {
  const asked = link.map((line) => ({ ...turmericLine, id: line.id }))
  const calls = asked.length < 5 ? catalogCalls([...asked, ...own], catalogue) : {}
  return openPage({ path: paths.sharedCart(writeCartLink(link)), lines: own, api: { ...calls, ...api } })
}

const table = () => screen.findByRole('table', { name: 'Items in this cart' })

test("a link shows its lines at today's prices and leaves the cart unchanged", async () => {
  const dearer = { ...turmeric, variants: turmeric.variants.map((variant) => ({ ...variant, price: 140 })) }
  const { store } = opens({ own: [pepperLine], catalogue: sells(dearer, pepper) })
  const row = within(await table()).getByRole('row', { name: /Turmeric Powder/ })
  expect(row).toHaveTextContent('100 g')
  expect(row).toHaveTextContent('Qty 2')
  expect(row).toHaveTextContent('Rs 280.00')
  expect(screen.getByText('SUB TOTAL').nextSibling).toHaveTextContent('Rs 280.00')
  expect(selectCartLines(store.getState())).toEqual([pepperLine])
})

test('ADD adds the lines to the cart and opens it', async () => {
  const { user, store, here } = opens({
    link: [{ ...turmericLine, quantity: 3 }],
    own: [turmericLine, pepperLine],
  })
  await user.click(await screen.findByRole('button', { name: 'ADD TO MY CART' }))
  expect(await screen.findByRole('heading', { name: 'YOUR CART' })).toBeVisible()
  expect(here().pathname).toBe('/cart')
  expect(selectCartLines(store.getState())).toEqual([{ ...turmericLine, quantity: 5 }, pepperLine])
})

test('REPLACE leaves only the lines of the link in the cart', async () => {
  const { user, store } = opens({ own: [pepperLine] })
  await user.click(await screen.findByRole('button', { name: 'REPLACE MY CART' }))
  expect(await screen.findByRole('heading', { name: 'YOUR CART' })).toBeVisible()
  expect(selectCartLines(store.getState())).toEqual([turmericLine])
})

test('Back after the choice skips this page, so that nothing can be added twice', async () => {
  const { user, router } = opens()
  const pages = router.state.historyAction
  expect(pages).toBe('POP')
  await user.click(await screen.findByRole('button', { name: 'ADD TO MY CART' }))
  await screen.findByRole('heading', { name: 'YOUR CART' })
  expect(router.state.historyAction).toBe('REPLACE')
})

test('a shopper with a cart reads that it is kept', async () => {
  opens({ own: [pepperLine] })
  expect(await screen.findByText('Your cart (1 item) won’t change until you choose.')).toBeInTheDocument()
})

test('a shopper who has some of the lines reads that adding increases them', async () => {
  opens({ own: [turmericLine] })
  expect(
    await screen.findByText(
      'Some of these are already in your cart (2 items). Adding them increases the quantity.',
    ),
  ).toBeInTheDocument()
})

test('a discontinued product is named, and the other lines can be added', async () => {
  const { user, store } = opens({
    link: [
      turmericLine,
      { ...turmericLine, variantId: 'turmeric-powder-5000' },
      { id: 'asafoetida', variantId: 'asafoetida-50g', quantity: 1 },
    ],
  })
  await table()
  expect(screen.getByText('The pack of Turmeric Powder in this link is no longer sold.')).toBeVisible()
  expect(screen.getByText('One product in this link is no longer sold.')).toBeVisible()
  expect(screen.queryByText(/asafoetida/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'ADD TO MY CART' }))
  expect(selectCartLines(store.getState())).toEqual([turmericLine])
})

test('a sold-out product is named and not added', async () => {
  const variants = pepper.variants.map((variant) => ({ ...variant, isSoldOut: true }))
  const { user, store } = opens({
    link: [turmericLine, pepperLine],
    catalogue: sells(turmeric, { ...pepper, variants }),
  })
  expect(await screen.findByText('Black Pepper (50 g) is sold out.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'ADD TO MY CART' }))
  expect(selectCartLines(store.getState())).toEqual([turmericLine])
})

test('a link whose products are all discontinued says so and offers nothing to add', async () => {
  opens({ catalogue: sells(pepper) })
  expect(await screen.findByRole('heading', { name: 'None of these are available right now' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'ADD TO MY CART' })).not.toBeInTheDocument()
})

test('a quantity above the limit is reduced to it', async () => {
  opens({ link: [{ ...turmericLine, quantity: 5000 }] })
  expect(await table()).toHaveTextContent('Qty 999')
  expect(
    screen.getByText('You can order up to 999 of Turmeric Powder (100 g). The link asks for more.'),
  ).toBeVisible()
})

test('a quantity above what is left is reduced to it', async () => {
  const variants = turmeric.variants.map((variant) => ({ ...variant, left: 2 }))
  opens({ link: [{ ...turmericLine, quantity: 5 }], catalogue: sells({ ...turmeric, variants }) })
  expect(await table()).toHaveTextContent('Qty 2')
  expect(screen.getByText('Only 2 of Turmeric Powder (100 g) left. The link asks for more.')).toBeVisible()
})

test('prices that fail to load can be retried, and the cart is unchanged', async () => {
  let isDown = true
  const { user, store } = opens({
    own: [pepperLine],
    catalogue: (ids) => (isDown ? { status: 500, body: {} } : sells(turmeric, pepper)(ids)),
  })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(screen.getByRole('heading', { name: 'The prices didn’t load' })).toBeVisible()
  isDown = false
  await user.click(retry)
  expect(await table()).toHaveTextContent('Turmeric Powder')
  expect(selectCartLines(store.getState())).toEqual([pepperLine])
})

test('a truncated link says so, and the cart is unchanged', async () => {
  const { store } = openPage({ path: '/shared-cart/turmeric-powder.10', lines: [pepperLine] })
  expect(await screen.findByRole('heading', { level: 1, name: 'THIS LINK DOESN’T WORK' })).toBeVisible()
  expect(selectCartLines(store.getState())).toEqual([pepperLine])
})

test('a link with 500 lines states the limit of 100 and links to the others', async () => {
  const link = Array.from({ length: 500 }, (_, at) => ({
    ...turmericLine,
    variantId: `turmeric-powder-${at}`,
  }))
  const variants = link.map(({ variantId }) => ({ _id: variantId, quantity: variantId, price: 10 }))
  const body = { success: true, data: [{ ...turmeric, variants: variants }], message: 'ok', total: 43 }
  opens({ link, api: { 'GET /api/products?ids=turmeric-powder': { status: 200, body } } })
  expect(within(await table()).getAllByRole('row')).toHaveLength(101)
  const parts = screen.getByRole('navigation', { name: 'Parts of this cart' })
  expect(parts).toHaveTextContent('This cart has 500 items, and one order can have up to 100.')
  const links = within(parts).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Items 101 to 200',
    'Items 201 to 300',
    'Items 301 to 400',
    'Items 401 to 500',
  ])
  expect(links[3]).toHaveAttribute('href', paths.sharedCart(writeCartLink(link.slice(400))))
})

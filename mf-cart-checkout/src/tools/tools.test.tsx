import { act, screen, within } from '@testing-library/react'
import type { AgentTool } from 'shared-contracts/remote/agents/agent-tool'
import { fits } from 'shared-contracts/remote/agents/as-many-as-fit'
import { paise } from 'shared-contracts/values/money'
import { pepper, pepperLine, turmeric, turmericLine } from '../testing/example-cart'
import { openPage } from '../testing/open-page'
import { sells } from '../testing/sells'
import { addToCart } from './add-to-cart'
import { openCheckout } from './open-checkout'
import { setQuantity } from './set-quantity'
import { viewCart } from './view-cart'

const variant = { product_id: 'turmeric-powder', pack_id: 'turmeric-powder-100' }
const pepperVariant = { product_id: 'black-pepper', pack_id: 'black-pepper-50' }

function open(visit: Parameters<typeof openPage>[0]) {
  const call = 'GET /api/products?ids='
  const catalogue = visit.catalogue ?? sells(turmeric, pepper)
  const asked = ['turmeric-powder', 'black-pepper', 'saffron', 'black-pepper,turmeric-powder'].map(
    (ids) => [call + ids, () => catalogue(ids.split(','))] as const,
  )
  const page = openPage({ ...visit, api: { ...Object.fromEntries(asked), ...visit.api } })
  const goTo = jest.fn(async (path: string) => act(() => page.router.navigate(path)))
  const calls = (tool: AgentTool, input: unknown = {}) =>
    act(() => tool.execute(input, { store: page.store, goTo }))
  return { ...page, calls, goTo }
}

const subtotalOnPage = () => screen.getByText(/^Rs \d/, { selector: 'dd, dd *' }).textContent

test('an assistant gets the cart as its page shows it', async () => {
  const { calls, goTo } = open({ path: '/cart', lines: [turmericLine, pepperLine] })
  await screen.findByRole('heading', { name: 'YOUR CART' })
  const answer = await calls(viewCart)
  expect(answer).toEqual({
    lines: [
      { ...variant, title: 'Turmeric Powder', variant: '100 g', quantity: 2, price: 'Rs 250.00' },
      { ...pepperVariant, title: 'Black Pepper', variant: '50 g', quantity: 1, price: 'Rs 99.50' },
    ],
    items: 3,
    subtotal: 'Rs 349.50',
    note: 'Taxes, discounts, and shipping are calculated at checkout.',
    page: '/cart',
  })
  expect(subtotalOnPage()).toBe(answer.subtotal)
  expect(goTo).not.toHaveBeenCalled()
})

test('an assistant gets today’s prices and the reason why the cart cannot be checked out', async () => {
  const lines = [{ ...turmericLine, price: paise(100_00) }, pepperLine]
  const { calls } = open({ path: '/other', lines, catalogue: sells(turmeric) })
  expect(await calls(viewCart)).toMatchObject({
    subtotal: 'Rs 349.50',
    cannot_check_out: 'To check out, remove what’s no longer available: Black Pepper (50 g).',
  })
})

test('a full cart fits into a response', async () => {
  const lines = Array.from({ length: 100 }, (_, at) => ({ ...turmericLine, variantId: `turmeric-${at}` }))
  const { calls } = open({ path: '/other', lines })
  const answer = await calls(viewCart)
  expect(fits(answer)).toBe(true)
  expect(answer).toMatchObject({ items: 200 })
  expect(answer.more_lines).toBe(100 - (answer.lines as unknown[]).length)
})

test('an item added by an assistant is shown and announced immediately', async () => {
  const { calls, here, store } = open({ path: '/other', lines: [pepperLine] })
  const answer = await calls(addToCart, { ...variant, quantity: 3 })
  expect(here().pathname).toBe('/cart')
  expect(await screen.findByRole('group', { name: 'Quantity of Turmeric Powder' })).toHaveTextContent('3')
  expect(
    screen.getByText('Turmeric Powder, 100 g: 3 in your cart.').closest('[role="status"]'),
  ).not.toBeNull()
  expect(answer).toMatchObject({ items: 4, subtotal: 'Rs 474.50' })
  expect(subtotalOnPage()).toBe(answer.subtotal)
  expect(store.getState().cart.lines.at(-1)).toEqual({ ...turmericLine, quantity: 3 })
  expect(JSON.parse(localStorage.getItem('cart') ?? '').lines).toHaveLength(2)
})

test('adding the same pack increases its quantity, like the button', async () => {
  const { calls } = open({ path: '/other', lines: [turmericLine] })
  expect(await calls(addToCart, variant)).toMatchObject({ items: 3 })
  expect(await calls(addToCart, { ...variant, quantity: 2 })).toMatchObject({ items: 5 })
})

const soldOut = {
  ...turmeric,
  variants: [{ _id: 'turmeric-powder-100', quantity: '100 g', price: 125, isSoldOut: true }],
}
const fewLeft = {
  ...turmeric,
  variants: [{ _id: 'turmeric-powder-100', quantity: '100 g', price: 125, left: 3 }],
}
const full = Array.from({ length: 100 }, (_, at) => ({ ...pepperLine, variantId: `pepper-${at}` }))

test.each([
  ['UNKNOWN_PRODUCT', { product_id: 'saffron', pack_id: 'saffron-1' }, {}],
  ['UNKNOWN_PACK', { ...variant, pack_id: 'turmeric-powder-1000' }, {}],
  ['SOLD_OUT', variant, { catalogue: sells(soldOut) }],
  ['FEW_LEFT', { ...variant, quantity: 2 }, { lines: [turmericLine], catalogue: sells(fewLeft) }],
  ['TOO_MANY', { ...variant, quantity: 998 }, { lines: [turmericLine] }],
  ['CART_FULL', variant, { lines: full }],
  ['UNAVAILABLE', variant, { catalogue: () => ({ status: 503, body: {} }) }],
  ['INVALID_INPUT', { ...variant, quantity: 1000 }, {}],
  ['INVALID_INPUT', { ...variant, price: 1 }, {}],
  ['INVALID_INPUT', { ...variant, product_id: 'a,b' }, {}],
  ['INVALID_INPUT', { product_id: 'turmeric-powder' }, {}],
])('%s: a refused item changes nothing, and the page stays open', async (code, input, visit) => {
  const { calls, here, store } = open({ path: '/other', ...visit })
  await calls(viewCart)
  const before = store.getState().cart
  expect(await calls(addToCart, input)).toMatchObject({ error: { code } })
  expect(store.getState().cart).toBe(before)
  expect(here().pathname).toBe('/other')
})

test("a quantity set by an assistant is announced like the shopper's own change", async () => {
  const { calls } = open({ path: '/cart', lines: [turmericLine] })
  const stepper = await screen.findByRole('group', { name: 'Quantity of Turmeric Powder' })
  const value = within(stepper).getByText('2')
  expect(value).toHaveAttribute('aria-live', 'polite')
  expect(await calls(setQuantity, { ...variant, quantity: 4 })).toMatchObject({
    items: 4,
    subtotal: 'Rs 500.00',
  })
  expect(value).toHaveTextContent('4')
  expect(subtotalOnPage()).toBe('Rs 500.00')
  expect(await calls(setQuantity, { ...pepperVariant, quantity: 1 })).toMatchObject({
    error: { code: 'NOT_IN_CART' },
  })
  expect(await calls(setQuantity, { ...variant, quantity: 0 })).toMatchObject({
    error: { code: 'INVALID_INPUT' },
  })
  expect(value).toHaveTextContent('4')
})

test('open_checkout only opens the checkout and orders nothing', async () => {
  const { calls, goTo, requests } = open({ path: '/cart', lines: [turmericLine] })
  await screen.findByRole('heading', { name: 'YOUR CART' })
  expect(await calls(openCheckout)).toMatchObject({ page: '/checkout' })
  expect(goTo.mock.calls).toEqual([['/checkout']])
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('open_checkout refuses a cart that cannot be checked out', async () => {
  const empty = open({ path: '/cart' })
  expect(await empty.calls(openCheckout)).toMatchObject({ error: { code: 'EMPTY_CART' } })
  expect(empty.goTo).not.toHaveBeenCalled()
  empty.unmount()
  const gone = open({ path: '/cart', lines: [pepperLine], catalogue: sells(turmeric) })
  expect(await gone.calls(openCheckout)).toMatchObject({
    error: {
      code: 'CANNOT_CHECK_OUT',
      message: 'To check out, remove what’s no longer available: Black Pepper (50 g).',
    },
  })
  expect(gone.goTo).not.toHaveBeenCalled()
})

import { screen, waitFor } from '@testing-library/react'
import { ananya, turmericLine } from '../../testing/example-cart'
import { openPage } from '../../testing/open-page'

const asked = 'GET /api/payments/orders/ORD-7'

function open(path: string, word: object, visit: Partial<Parameters<typeof openPage>[0]> = {}) {
  const api = { [asked]: { status: 200, body: { orderId: 'ORD-7', ...word } } }
  return openPage({ path, lines: [turmericLine], orderId: 'ORD-7', user: ananya, api, ...visit })
}

const said = { '/cart': 'YOUR SHOPPING CART IS EMPTY', '/checkout': 'Your shopping cart is empty' }

test.each(Object.entries(said))(
  'a cart paid in another browser is empty at the next visit of %s',
  async (path, words) => {
    const { store } = open(path, { status: 'Paid' })
    expect(await screen.findByRole('heading', { name: words })).toBeVisible()
    expect(store.getState().cart).toMatchObject({ lines: [], orderId: null })
  },
)

test.each([
  ['waits for its payment', { status: 'Pending' }],
  ['could not be paid', { status: 'Failed' }],
])('a cart whose order %s is kept', async (_, word) => {
  const { store, sentTo } = open('/cart', word)
  await waitFor(() => expect(sentTo(asked)).toHaveLength(1))
  expect(await screen.findByRole('table', { name: 'Your cart' })).toBeVisible()
  expect(store.getState().cart.lines).toHaveLength(1)
})

test.each([
  ['was never sent', { orderId: undefined }],
  ['is a visitor’s', { user: undefined }],
])('a cart that %s sends no request', async (_, visit) => {
  const { sentTo } = open('/cart', { status: 'Paid' }, visit)
  expect(await screen.findByRole('table', { name: 'Your cart' })).toBeVisible()
  expect(sentTo(asked)).toEqual([])
})

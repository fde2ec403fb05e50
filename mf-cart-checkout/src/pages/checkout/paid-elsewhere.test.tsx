import { screen, waitFor } from '@testing-library/react'
import { ananya, turmericLine } from '../../testing/example-cart'
import { openPage } from '../../testing/open-page'

const statusCall = 'GET /api/payments/orders/ORD-7'

function open(path: string, word: object, visit: Partial<Parameters<typeof openPage>[0]> = {}) {
  const api = { [statusCall]: { status: 200, body: { orderId: 'ORD-7', ...word } } }
  return openPage({ path, lines: [turmericLine], orderId: 'ORD-7', user: ananya, api, ...visit })
}

const emptyTexts = { '/cart': 'YOUR SHOPPING CART IS EMPTY', '/checkout': 'Your shopping cart is empty' }

test.each(Object.entries(emptyTexts))(
  'a cart paid for in another browser is empty at the next visit to %s',
  async (path, words) => {
    const { store } = open(path, { status: 'Paid' })
    expect(await screen.findByRole('heading', { name: words })).toBeVisible()
    expect(store.getState().cart).toMatchObject({ lines: [], orderId: null })
  },
)

test.each([
  ['waits for its payment', { status: 'Pending' }],
  ['could not be paid', { status: 'Failed' }],
])('a cart whose order %s is not emptied', async (_, word) => {
  const { store, sentTo } = open('/cart', word)
  await waitFor(() => expect(sentTo(statusCall)).toHaveLength(1))
  expect(await screen.findByRole('table', { name: 'Your cart' })).toBeVisible()
  expect(store.getState().cart.lines).toHaveLength(1)
})

test.each([
  ['was never sent', { orderId: undefined }],
  ['is a visitor’s', { user: undefined }],
])('a cart that %s sends no request', async (_, visit) => {
  const { sentTo } = open('/cart', { status: 'Paid' }, visit)
  expect(await screen.findByRole('table', { name: 'Your cart' })).toBeVisible()
  expect(sentTo(statusCall)).toEqual([])
})

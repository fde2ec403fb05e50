import 'design-system/testing/dialog-in-jsdom'
import { screen, waitFor } from '@testing-library/react'
import { listMutations } from 'shared-contracts/testing/mutations'
import { home } from '../testing/example-address'
import { ananya, turmericLine } from '../testing/example-cart'
import { openPage } from '../testing/open-page'

jest.setTimeout(30_000)
beforeEach(() => {
  // In development, Redux Toolkit logs the error thrown for a response without data.
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

const ok = (body: unknown) => ({ status: 200, body }) as never

function openCheckout(addresses: unknown, products: unknown = { success: true, data: [] }) {
  return openPage({
    path: '/checkout',
    lines: [turmericLine],
    user: ananya,
    api: {
      [`GET /api/shipping-address/user/${ananya.id}`]: ok(addresses),
      [`GET /api/products?ids=${turmericLine.id}`]: ok(products),
    },
  })
}

async function waitUntilLoaded(waiting: string) {
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByText(waiting)).toBeNull()
  })
}

test('malformed addresses do not hide the others, and each can be selected', async () => {
  const addresses = listMutations(home)
    .map(([, mutation]) => mutation)
    .filter((_, place) => place % 5 === 0)
  const { user } = openCheckout([...addresses, { ...home, _id: 'whole', firstName: 'Whole' }])
  await screen.findByRole('button', { name: /Whole Rao/ })
  for (const card of screen.getAllByRole('button', { pressed: false })) await user.click(card)
  await user.click(screen.getByRole('button', { name: /PAY NOW/ }))
  expect(screen.getByRole('heading', { level: 1, name: 'CHECKOUT' })).toBeVisible()
})

test('a saved address whose phone number is a number can be used [11.21]', async () => {
  const { user } = openCheckout([{ ...home, phoneNumber: Number(home.phoneNumber) }])
  await screen.findByRole('button', { name: /Rao/ })
  await user.click(screen.getByRole('button', { name: /PAY NOW/ }))
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test.each([
  undefined,
  '',
  '<!doctype html>',
  { success: true },
  { success: true, data: [{ ...{ _id: turmericLine.id } }], total: 43 },
])('a response %p about the cart’s products removes nothing from it', async (products) => {
  openCheckout([home], products)
  await screen.findByRole('button', { name: /Rao/ })
  expect(screen.getByRole('button', { name: 'Remove Turmeric Powder' })).toBeVisible()
  expect(screen.queryByText(/no longer available/)).toBeNull()
})

test.each(listMutations({ success: true, data: { state: 'PENDING', amount: 100 } }))(
  'a stand-alone payment whose response has %s is neither failed nor successful',
  async (_, body) => {
    openPage({ path: '/payment/status/T-1', api: { 'GET /api/phonepe/status/T-1': ok(body) } })
    await waitUntilLoaded('Looking up your payment…')
    expect(screen.queryByText(/Payment (Failed|Successful)/)).toBeNull()
  },
)

test.each(listMutations({ orderId: 'ORD-7', status: 'Pending' }))(
  'an order whose status has %s is neither paid nor failed',
  async (_, body) => {
    openPage({
      path: '/thank-you?order_id=ORD-7',
      lines: [turmericLine],
      user: ananya,
      api: { 'GET /api/payments/orders/ORD-7': ok(body) },
    })
    await waitUntilLoaded('Looking up your order…')
    expect(screen.queryByText(/has been confirmed|could not be paid|was not paid/i)).toBeNull()
  },
)

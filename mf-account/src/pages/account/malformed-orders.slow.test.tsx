import { screen } from '@testing-library/react'
import type { OrderRecord } from 'shared-contracts/orders/order'
import { renderRemote } from 'shared-contracts/testing'
import { listMutations } from 'shared-contracts/testing/mutations'
import module from '../../module'
import { order, record, rememberAsha } from '../../testing/example-customer'

jest.setTimeout(20_000)
beforeEach(() => {
  localStorage.clear()
  rememberAsha()
  // In development, Redux Toolkit logs the error thrown for a response without orders.
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

async function openOrders(body: unknown) {
  const page = renderRemote(module, '/account', { api: { 'GET /api/orders': { status: 200, body } } })
  await page.user.click(await screen.findByRole('tab', { name: 'Order Details' }))
  return page
}

test('malformed orders do not hide the others', async () => {
  await openOrders([
    ...listMutations(order).map(([, mutation]) => mutation),
    { ...order, orderId: 'whole-one' },
  ])
  const whole = await screen.findByRole('button', { name: /#whole-one/ })
  expect(whole).toBeVisible()
})

test.each([undefined, '', '<!doctype html>', {}, { orders: [] }])(
  'a response %p instead of orders is an error with Retry, not an empty history',
  async (body) => {
    await openOrders(body)
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
    expect(screen.queryByText('No orders found.')).toBeNull()
    expect(screen.getByRole('heading', { level: 1, name: 'ACCOUNT' })).toBeVisible()
  },
)

test.each(listMutations(order).filter((_, place) => place % 9 === 0))(
  'an order with %s can be opened',
  async (_, mutation) => {
    const { user } = await openOrders([mutation, { ...order, orderId: 'whole-one' }])
    await screen.findByRole('button', { name: /#whole-one/ })
    for (const each of screen.getAllByRole('button', { name: /^#|ORDER/i })) await user.click(each)
    expect(screen.getByRole('heading', { level: 1, name: 'ACCOUNT' })).toBeVisible()
  },
)

test('malformed records in this browser do not hide the others', async () => {
  const records = listMutations(record).map(([, mutation]) => mutation)
  rememberAsha([...records, { ...record, orderId: 'whole-one' }] as OrderRecord[])
  await openOrders([])
  expect(await screen.findByRole('button', { name: /#whole-one/ })).toBeVisible()
})

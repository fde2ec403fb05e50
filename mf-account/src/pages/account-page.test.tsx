import { screen, waitFor, within } from '@testing-library/react'
import { selectUser } from 'shared-contracts/store'
import { type FakeApi, renderRemote } from 'shared-contracts/testing'
import module from '../module'
import { asha, order, record, rememberAsha } from '../testing/example-customer'

const noOrders: FakeApi = { 'GET /api/orders': { status: 200, body: [] } }

async function openOrders(api: FakeApi) {
  const page = renderRemote(module, '/account', { api })
  await page.user.click(await screen.findByRole('tab', { name: 'Order Details' }))
  return page
}

beforeEach(() => localStorage.clear())

test('a visitor keeps title and tabs and is asked to log in', async () => {
  renderRemote(module, '/account')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ACCOUNT')
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'General',
    'Order Details',
    'Your Address',
  ])
  expect(await screen.findByText('Please log in to view your order history.')).toBeInTheDocument()
})

test('General shows the stored customer, to read only', async () => {
  rememberAsha()
  renderRemote(module, '/account-form')
  expect(await screen.findByLabelText('First Name')).toHaveValue('Asha')
  expect(screen.getByLabelText('Last Name')).toHaveValue('Rao')
  expect(screen.getByLabelText('Email ID')).toHaveValue('asha@example.com')
  expect(screen.getByLabelText('Phone')).toHaveValue('9845012345')
  for (const box of screen.getAllByRole('textbox')) expect(box).toHaveAttribute('readonly')
  expect(screen.getByLabelText('Country Code')).toBeDisabled()
})

test.each([
  ['when the server agrees', { status: 200, body: {} }],
  ['when the server cannot be reached', { status: 500, body: {} }],
])('LOGOUT forgets the customer and opens the login page %s', async (_, answer) => {
  rememberAsha()
  const { user, store, router } = renderRemote(module, '/account', {
    api: { 'POST /api/customers/logout': answer },
  })
  await user.click(await screen.findByRole('button', { name: 'LOGOUT' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(selectUser(store.getState())).toBeNull()
  expect(localStorage.getItem('user')).toBeNull()
})

test('the arrow keys walk through the tabs', async () => {
  rememberAsha()
  const { user } = renderRemote(module, '/account', { api: noOrders })
  await user.click(screen.getByRole('tab', { name: 'General' }))
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Order Details' })).toHaveAttribute('aria-selected', 'true')
  expect(await screen.findByText('No orders found.')).toBeInTheDocument()
})

test('an invoice opens to its products, address, payment and sums; only one is open', async () => {
  const older = {
    ...record,
    orderId: 'ORD-1',
    createdAt: '2026-10-01T10:00:00.000Z',
    items: [],
    shippingAddress: null,
  }
  rememberAsha([record, older])
  const { user } = await openOrders(noOrders)
  const newest = screen.getByRole('button', { name: /ORDER INVOICE #ORD-1763691234567/ })
  const other = screen.getByRole('button', { name: /ORDER INVOICE #ORD-1 / })
  expect(newest).toHaveTextContent('Awaiting Payment')
  await user.click(newest)
  const row = screen.getByRole('row', { name: /Turmeric Powder/ })
  expect(within(row).getByText('Rs 250.00')).toBeInTheDocument()
  expect(within(row).getByText('Rs 275.00')).toBeInTheDocument()
  expect(screen.getByText(/24, 4th Cross, Jayanagar/)).toBeVisible()
  expect(screen.getAllByText('pay_9XK2M4T7')[0]).toBeVisible()
  for (const sum of ['Rs 50.00', 'Rs 45.00']) expect(screen.getAllByText(sum)[0]).toBeVisible()
  await user.click(other)
  expect(newest).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByText('No products found for this order.')).toBeVisible()
  expect(screen.getByText('No shipping address selected.')).toBeVisible()
})

test('an order without the text of its address says so', async () => {
  const blank = { address: '', city: '', state: '', pincode: '', country: '' }
  rememberAsha([{ ...record, shippingAddress: blank }])
  const { user } = await openOrders(noOrders)
  await user.click(screen.getByRole('button', { name: /ORDER INVOICE/ }))
  expect(screen.getByText('No address provided.')).toBeVisible()
})

test('the server corrects a remembered status and adds orders of another device', async () => {
  rememberAsha([record])
  const elsewhere = { ...order, orderId: 'ORD-2', status: 'Failed' }
  await openOrders({ 'GET /api/orders': { status: 200, body: [order, elsewhere] } })
  expect(await screen.findByRole('button', { name: /ORD-2.*Failed/ })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /ORD-1763691234567.*Paid/ })).toBeInTheDocument()
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem(`orders_${asha.id}`) ?? '')).toMatchObject([{ status: 'Paid' }]),
  )
})

test('remembered orders stay readable when the server fails, and Retry asks again', async () => {
  rememberAsha([record])
  let isDown = true
  const { user } = await openOrders({
    'GET /api/orders': () => (isDown ? { status: 500, body: {} } : { status: 200, body: [order] }),
  })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(screen.getByRole('button', { name: /Awaiting Payment/ })).toBeInTheDocument()
  isDown = false
  await user.click(retry)
  expect(await screen.findByRole('button', { name: /Paid/ })).toBeInTheDocument()
})

test('a session that has ended on the server asks to log in again', async () => {
  rememberAsha([record])
  await openOrders({
    'GET /api/orders': { status: 401, body: { message: 'Please log in.', code: 'NOT_SIGNED_IN' } },
  })
  expect(await screen.findByText('Please log in to view your order history.')).toBeInTheDocument()
  expect(localStorage.getItem('user')).toBeNull()
})

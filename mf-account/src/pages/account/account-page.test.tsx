import { screen, waitFor, within } from '@testing-library/react'
import { writeCartLink } from 'shared-contracts/orders/cart/cart-link'
import { paths } from 'shared-contracts/routing/paths'
import { selectUser } from 'shared-contracts/store'
import { type FakeApi, renderRemote } from 'shared-contracts/testing'
import module from '../../module'
import { asha, order, record, rememberAsha } from '../../testing/example-customer'

const noOrders: FakeApi = { 'GET /api/orders': { status: 200, body: [] } }

async function openOrders(api: FakeApi) {
  const page = renderRemote(module, '/account', { api })
  await page.user.click(await screen.findByRole('tab', { name: 'Order Details' }))
  await waitFor(() => expect(screen.queryByText('Loading your orders')).not.toBeInTheDocument())
  return page
}

beforeEach(() => localStorage.clear())

test.each(['General', 'Order Details', 'Your Address'])(
  'a visitor to the tab %s sees the title, the tabs and a prompt to log in [17.1, 17.2]',
  async (tab) => {
    const { user } = renderRemote(module, '/account')
    expect(await screen.findByRole('heading', { level: 1, name: 'ACCOUNT' })).toBeInTheDocument()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'General',
      'Order Details',
      'Your Address',
    ])
    await user.click(screen.getByRole('tab', { name: tab }))
    expect(await screen.findByText('Please log in to view your order history.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'SIGN IN' })).toHaveAttribute('href', '/login')
  },
)

test.each([
  ['/account', 'General'],
  ['/account-form', 'General'],
  ['/address-details', 'Your Address'],
  ['/Address-Details/', 'Your Address'],
])('%s opens the account at the tab %s [1.6, 17.1]', async (path, tab) => {
  renderRemote(module, path)
  expect(await screen.findByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
})

test('General shows the stored customer, read-only [17.3]', async () => {
  rememberAsha()
  renderRemote(module, '/account')
  expect(await screen.findByLabelText('First Name')).toHaveValue('Asha')
  expect(screen.getByLabelText('Last Name')).toHaveValue('Rao')
  expect(screen.getByLabelText('Email ID')).toHaveValue('asha@example.com')
  expect(screen.getByLabelText('Phone')).toHaveValue('9845012345')
  for (const box of screen.getAllByRole('textbox')) expect(box).toHaveAttribute('readonly')
  expect(screen.getByLabelText('Country Code')).toBeDisabled()
  expect(screen.getByLabelText('Country Code')).toHaveValue('+91')
})

test.each([
  ['when the server agrees', { status: 200, body: {} }],
  ['when the server cannot be reached', { status: 500, body: {} }],
])('LOGOUT removes the customer and opens the login page %s [17.4]', async (_, answer) => {
  rememberAsha()
  const { user, store, router } = renderRemote(module, '/account', {
    api: { 'POST /api/customers/logout': answer },
  })
  await user.click(await screen.findByRole('button', { name: 'LOGOUT' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(selectUser(store.getState())).toBeNull()
  expect(localStorage.getItem('user')).toBeNull()
})

test('the arrow keys move between the tabs [17.1]', async () => {
  rememberAsha()
  const { user } = renderRemote(module, '/account', { api: noOrders })
  await user.click(await screen.findByRole('tab', { name: 'General' }))
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Order Details' })).toHaveAttribute('aria-selected', 'true')
  expect(await screen.findByText('No orders found.')).toBeInTheDocument()
})

const invoice = (id: string) => screen.getByRole('button', { name: new RegExp(`# ?${id} `) })

test('a customer without orders reads that there are none [17.10]', async () => {
  rememberAsha()
  await openOrders(noOrders)
  expect(await screen.findByText('No orders found.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'SHOP NOW' })).toHaveAttribute('href', '/all-products')
})

test('orders that fail to load are not shown as an empty history', async () => {
  rememberAsha()
  await openOrders({ 'GET /api/orders': { status: 500, body: {} } })
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument()
  expect(screen.queryByText('No orders found.')).not.toBeInTheDocument()
})

test('an order is a closed invoice with status, date and total [17.6]', async () => {
  rememberAsha([record])
  await openOrders(noOrders)
  const heading = screen.getByRole('heading', { name: /^ORDER INVOICE #ORD-1763691234567 / })
  expect(heading).toHaveTextContent('Awaiting Payment21 Nov 2026Rs 300.00')
  expect(within(heading).getByText(`ORDER INVOICE #${record.orderId}`)).toHaveAttribute('translate', 'no')
  expect(invoice(record.orderId)).toHaveAttribute('aria-expanded', 'false')
})

test('an open invoice shows products, address, payment and totals [17.7, 17.8, 17.9]', async () => {
  rememberAsha([record])
  const { user } = await openOrders(noOrders)
  await user.click(invoice(record.orderId))
  const row = screen.getByRole('row', { name: /Turmeric Powder/ })
  expect(row).toHaveTextContent('Qty 2')
  expect(row).toHaveTextContent('Was Rs 275.00 Now Rs 250.00')
  expect(screen.getByText(/24, 4th Cross, Jayanagar/)).toBeVisible()
  expect(screen.getByText(/Bengaluru, Karnataka 560011/)).toBeVisible()
  expect(screen.getByText('pay_9XK2M4T7')).toBeVisible()
  const sums = screen.getAllByRole('term').map((term) => term.parentElement?.textContent)
  expect(sums).toEqual(
    expect.arrayContaining([
      'Sub totalRs 250.00',
      'ShippingRs 50.00',
      'Tax (18%)included in the prices Rs 45.00',
      'TotalRs 300.00',
    ]),
  )
})

test('only one of two invoices is open, and pressing it again closes it [17.6]', async () => {
  rememberAsha([record, { ...record, orderId: 'ORD-1' }])
  const { user } = await openOrders(noOrders)
  await user.click(invoice(record.orderId))
  expect(invoice(record.orderId)).toHaveAttribute('aria-expanded', 'true')
  await user.click(invoice('ORD-1'))
  expect(invoice(record.orderId)).toHaveAttribute('aria-expanded', 'false')
  expect(invoice('ORD-1')).toHaveAttribute('aria-expanded', 'true')
  await user.click(invoice('ORD-1'))
  expect(invoice('ORD-1')).toHaveAttribute('aria-expanded', 'false')
})

const blank = { address: '', city: '', state: '', pincode: '', country: '' }

test.each([
  ['products', { items: [] }, 'No products found for this order.'],
  ['the text of its address', { shippingAddress: blank }, 'No address provided.'],
  ['an address', { shippingAddress: null }, 'No shipping address selected.'],
])('an order without %s says so [17.10]', async (_, without, message) => {
  rememberAsha([{ ...record, ...without }])
  const { user } = await openOrders(noOrders)
  await user.click(invoice(record.orderId))
  expect(screen.getByText(message)).toBeVisible()
})

test("another customer's records in this browser are hidden [17.11]", async () => {
  rememberAsha()
  localStorage.setItem('orders_c-2', JSON.stringify([record]))
  await openOrders(noOrders)
  expect(await screen.findByText('No orders found.')).toBeInTheDocument()
})

test('the server corrects a stored status and adds orders from another device [17.12]', async () => {
  rememberAsha([record])
  const elsewhere = { ...order, orderId: 'ORD-2', status: 'Failed' }
  await openOrders({ 'GET /api/orders': { status: 200, body: [order, elsewhere] } })
  expect(await screen.findByRole('button', { name: /ORD-2.*Failed/ })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /ORD-1763691234567.*Paid/ })).toBeInTheDocument()
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem(`orders_${asha.id}`) ?? '')).toMatchObject([{ status: 'Paid' }]),
  )
})

test('stored orders stay readable when the server fails, and Retry sends the request again [17.12]', async () => {
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
  expect(screen.getByRole('tabpanel')).toContainElement(document.activeElement as HTMLElement)
})

test('a customer whose session has expired on the server is prompted to log in again [17.5]', async () => {
  rememberAsha([record])
  await openOrders({
    'GET /api/orders': { status: 401, body: { message: 'Please log in.', code: 'NOT_SIGNED_IN' } },
  })
  expect(await screen.findByText('Please log in to view your order history.')).toBeInTheDocument()
  expect(localStorage.getItem('user')).toBeNull()
})

test("BUY AGAIN opens a cart with the order's packs at today's prices", async () => {
  rememberAsha()
  const { user } = await openOrders({ 'GET /api/orders': { status: 200, body: [order] } })
  await user.click(invoice(order.orderId))
  const link = screen.getByRole('link', { name: `BUY AGAIN the items in order ${order.orderId}` })
  const lines = writeCartLink([{ id: 'turmeric-powder', variantId: 'v1', quantity: 2 }])
  expect(link).toHaveAttribute('href', paths.sharedCart(lines))
})

test('an order known only to this browser has no BUY AGAIN, because its record lacks the packs', async () => {
  rememberAsha([record])
  const { user } = await openOrders({ 'GET /api/orders': { status: 500, body: {} } })
  await user.click(invoice(record.orderId))
  expect(screen.getByText('Turmeric Powder')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /BUY AGAIN/ })).not.toBeInTheDocument()
})

test('an order shows its shipments with courier, number, link and contents', async () => {
  const shipment = {
    ...{ state: 'shipped', courier: 'DTDC', awb: 'D1000', link: 'https://dtdc.example/D1000' },
    ...{ shippedAt: '2026-11-26T07:00:00.000Z', lines: [{ line: 0, quantity: 2 }] },
  }
  rememberAsha()
  const { user } = await openOrders({
    'GET /api/orders': { status: 200, body: [{ ...order, shipments: [shipment] }] },
  })
  await user.click(invoice(order.orderId))
  const shipments = await screen.findByRole('list', { name: 'Packages' })
  for (const words of ['Shipped', '26 Nov', 'DTDC', 'D1000', '2 x Turmeric Powder, 100 g'])
    expect(shipments).toHaveTextContent(words)
  expect(screen.getByRole('link', { name: 'Track package' })).toHaveAttribute('href', shipment.link)
})

test('an order shows its own tax invoice and credit note only', async () => {
  rememberAsha()
  const other = { ...order, orderId: 'ORD-2' }
  const document = { orderId: order.orderId, issuedOn: '2026-11-26', isTaxInvoice: true }
  const { user } = await openOrders({
    'GET /api/orders': { status: 200, body: [order, other] },
    'GET /api/tax-documents': {
      status: 200,
      body: [
        { ...document, id: 'i-1', kind: 'invoice', number: 'INV/26-27/00001' },
        { ...document, id: 'n-1', kind: 'credit-note', number: 'CRN/26-27/00001' },
      ],
    },
  })
  await user.click(await screen.findByRole('button', { name: new RegExp(order.orderId) }))
  expect(await screen.findByRole('link', { name: 'Tax invoice INV/26-27/00001 (PDF)' })).toHaveAttribute(
    'href',
    '/api/tax-documents/invoice/i-1',
  )
  expect(screen.getByRole('link', { name: 'Credit note CRN/26-27/00001 (PDF)' })).toHaveAttribute(
    'href',
    '/api/tax-documents/credit-note/n-1',
  )
  await user.click(screen.getByRole('button', { name: /ORD-2/ }))
  expect(screen.queryByRole('link', { name: /Tax invoice/ })).not.toBeInTheDocument()
})

test('a buyer adds the GSTIN of a business to an order, once it is valid', async () => {
  rememberAsha()
  const path = `/api/orders/${order.orderId}/buyer`
  const buyer = { gstin: '29AAPFU0939F1ZR', name: 'Asha Stores' }
  const { user, requests } = await openOrders({
    'GET /api/orders': { status: 200, body: [{ ...order, status: 'Paid' }] },
    'GET /api/tax-documents': { status: 200, body: [] },
    [`GET ${path}`]: { status: 200, body: { buyer: null, canChange: true } },
    [`PUT ${path}`]: { status: 200, body: { buyer, canChange: true } },
  })
  await user.click(await screen.findByRole('button', { name: new RegExp(`# ?${order.orderId} `) }))
  await user.click(await screen.findByRole('button', { name: /^GST invoice for a business/ }))
  await user.type(await screen.findByLabelText('GSTIN'), '29aapfu 0939f1zz')
  await user.click(screen.getByRole('button', { name: 'Save GSTIN' }))
  expect(screen.getByText('Enter a valid 15-character GSTIN')).toBeInTheDocument()
  expect(screen.getByText('Enter the business name')).toBeInTheDocument()
  await user.clear(screen.getByLabelText('GSTIN'))
  await user.type(screen.getByLabelText('GSTIN'), '29aapfu 0939f1zr')
  await user.type(screen.getByLabelText('Business name'), 'Asha Stores')
  await user.click(screen.getByRole('button', { name: 'Save GSTIN' }))
  await screen.findByText('GSTIN saved.')
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual(buyer)
})

test('the GSTIN of an order cannot be changed once its invoice is issued', async () => {
  rememberAsha()
  const { user } = await openOrders({
    'GET /api/orders': { status: 200, body: [{ ...order, status: 'Paid' }] },
    'GET /api/tax-documents': { status: 200, body: [] },
    [`GET /api/orders/${order.orderId}/buyer`]: { status: 200, body: { buyer: null, canChange: false } },
  })
  await user.click(await screen.findByRole('button', { name: new RegExp(`# ?${order.orderId} `) }))
  await user.click(await screen.findByRole('button', { name: /^GST invoice for a business/ }))
  expect(await screen.findByText(/The invoice has been issued/)).toBeInTheDocument()
  expect(screen.queryByLabelText('GSTIN')).toBeNull()
})

test('orders are shown even if their tax documents fail to load', async () => {
  rememberAsha()
  const { user } = await openOrders({
    'GET /api/orders': { status: 200, body: [order] },
    'GET /api/tax-documents': { status: 500, body: {} },
  })
  await user.click(await screen.findByRole('button', { name: new RegExp(order.orderId) }))
  expect(screen.getByText('Shipping address')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

import { screen, waitFor, within } from '@testing-library/react'
import type { AdminDiscount } from 'shared-contracts/orders/admin/discounts-schema'
import { openAdmin, refusals } from '../../testing/open-admin'
import { turmeric } from '../../testing/products'

const diwali: AdminDiscount = {
  id: 'd1',
  version: 3,
  code: 'DIWALI10',
  name: 'Newsletter of November',
  benefit: { kind: 'percentage', percent: 10, most: 200_00 },
  scope: { kind: 'all' },
  minimum: 500_00,
  endsAt: '2026-12-01T18:30:00.000Z',
  limit: 100,
  limitPerCustomer: 1,
  state: 'running',
  isPaused: false,
  createdAt: '2026-11-26T08:00:00.000Z',
  uses: { open: 2, paid: 1, aboveLimit: 1 },
}
const festival: AdminDiscount = {
  id: 'd2',
  version: 1,
  name: 'Festival offer',
  benefit: { kind: 'free-shipping' },
  scope: { kind: 'categories', categories: ['WHOLE SPICES'] },
  state: 'paused',
  isPaused: true,
  createdAt: '2026-11-20T08:00:00.000Z',
  uses: { open: 0, paid: 0, aboveLimit: 0 },
}
const PATH = '/api/admin/discounts'
const figures = {
  total: { orders: 1, revenue: 650_00, cost: 65_00 },
  days: [{ day: '2026-11-26', orders: 1, revenue: 650_00, cost: 65_00 }],
}

function open(path = '/admin/discounts', { role = 'owner', api = {} }: Parameters<typeof openAdmin>[1] = {}) {
  return openAdmin(path, {
    role,
    api: {
      [`GET ${PATH}`]: { status: 200, body: { discounts: [diwali, festival] } },
      [`GET ${PATH}/d1/figures`]: { status: 200, body: figures },
      'GET /api/admin/products': { status: 200, body: { products: [turmeric] } },
      ...api,
    },
  })
}

test('the list shows each discount’s terms, state and uses', async () => {
  open()
  const code = await screen.findByRole('link', { name: /DIWALI10/ })
  expect(code).toHaveTextContent(
    'DIWALI10 Active10% off, at most Rs 200, orders of Rs 500 or more, until 2 Dec 2026, 12:00 am, 100 times in all, once per customer',
  )
  expect(code).toHaveTextContent(
    '1 paid order, 2 awaiting payment, 1 above the limit, paid late at the promised price',
  )
  const offer = screen.getByRole('link', { name: /Festival offer/ })
  expect(offer).toHaveTextContent('PausedFree shipping, whole spicesAutomatic offer, 0 paid orders')
  expect(screen.getByRole('link', { name: 'New discount' })).toBeInTheDocument()
})

test('an empty list says that shoppers see nothing', async () => {
  open('/admin/discounts', { api: { [`GET ${PATH}`]: { status: 200, body: { discounts: [] } } } })
  expect(await screen.findByText(/No discounts yet\./)).toBeVisible()
})

test('a code is created from the form, in the shop’s time zone', async () => {
  const page = open('/admin/discounts/new', { api: { [`POST ${PATH}`]: { status: 201, body: diwali } } })
  const form = within(await screen.findByRole('form', { name: 'New discount' }))
  await page.user.type(form.getByLabelText('Code'), ' diwali 10')
  await page.user.type(form.getByLabelText('Per cent'), '10')
  await page.user.type(form.getByLabelText(/^At most/), '200')
  await page.user.type(form.getByLabelText(/^Minimum order/), '₹500')
  await page.user.type(form.getByLabelText(/^Ends/), '2026-12-02T00:00')
  await page.user.type(form.getByLabelText(/^Uses per customer/), '1')
  await page.user.click(form.getByRole('button', { name: 'Create discount' }))
  expect(await screen.findByText('Discount created.')).toBeInTheDocument()
  expect(page.router.state.location.pathname).toBe('/admin/discounts/d1')
  expect(page.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    name: '',
    code: 'DIWALI10',
    benefit: { kind: 'percentage', percent: 10, most: 200_00 },
    scope: { kind: 'all' },
    minimum: 500_00,
    endsAt: '2026-12-01T18:30:00.000Z',
    limitPerCustomer: 1,
  })
})

test('an offer needs a name, and can be for some products', async () => {
  const page = open('/admin/discounts/new', { api: { [`POST ${PATH}`]: { status: 201, body: festival } } })
  const form = within(await screen.findByRole('form', { name: 'New discount' }))
  await page.user.selectOptions(form.getByLabelText('Type'), 'offer')
  await page.user.selectOptions(form.getByLabelText('Discount'), 'amount')
  await page.user.selectOptions(form.getByLabelText('Products'), 'products')
  await page.user.click(form.getByRole('button', { name: 'Create discount' }))
  expect(form.getByLabelText('Name')).toHaveAccessibleDescription(
    /Enter a name, which shoppers see at checkout/,
  )
  expect(form.getByLabelText('Amount in rupees')).toHaveAccessibleDescription(/Enter an amount in rupees/)
  expect(form.getByLabelText('Products')).toHaveAccessibleDescription('Choose at least one')
  expect(page.requests.some(({ method }) => method === 'POST')).toBe(false)
  await page.user.type(form.getByLabelText('Name'), 'Festival')
  await page.user.type(form.getByLabelText('Amount in rupees'), '50')
  await page.user.click(await form.findByRole('checkbox', { name: turmeric.name }))
  await page.user.click(form.getByRole('button', { name: 'Create discount' }))
  await screen.findByText('Discount created.')
  expect(page.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Festival',
    benefit: { kind: 'amount', amount: 50_00 },
    scope: { kind: 'products', products: [turmeric.id] },
  })
})

test.each([
  ['Code', 'x', 'Use 3 to 30 letters, digits and hyphens'],
  ['Per cent', '101', 'Enter a whole number from 1 to 100'],
  [/^Minimum order/, 'free', 'Enter an amount in rupees, such as 500 or 99.50'],
  [/^Uses in all/, '0', 'Enter a whole number, at least 1'],
])('%s cannot be %s', async (label, typed, problem) => {
  const page = open('/admin/discounts/new')
  const form = within(await screen.findByRole('form', { name: 'New discount' }))
  await page.user.type(form.getByLabelText(label), typed)
  await page.user.click(form.getByRole('button', { name: 'Create discount' }))
  expect(form.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(problem))
})

test('a discount shows its link and what it earned and cost', async () => {
  open('/admin/discounts/d1')
  expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(
    'http://localhost/discount/DIWALI10',
  )
  expect(await screen.findByText('1 order, revenue Rs 650, discounts Rs 65')).toBeVisible()
  expect(screen.getByText('26 Nov 2026: 1 order, revenue Rs 650, discounts Rs 65')).toBeVisible()
})

test('a discount is paused and resumed', async () => {
  const page = open('/admin/discounts/d1', {
    api: { [`PUT ${PATH}/d1/paused`]: { status: 200, body: { ...diwali, isPaused: true, state: 'paused' } } },
  })
  await page.user.click(await screen.findByRole('button', { name: 'Pause discount' }))
  expect(await screen.findByText('Discount paused.')).toBeInTheDocument()
  expect(page.requests.find(({ method }) => method === 'PUT')?.body).toEqual({ version: 3, isPaused: true })
})

test('a change that somebody else’s change overtook is explained, and the form can load the latest version', async () => {
  const page = open('/admin/discounts/d1', { api: { [`PUT ${PATH}/d1`]: refusals.changedMeanwhile } })
  const form = within(await screen.findByRole('form', { name: 'Change discount' }))
  await page.user.clear(form.getByLabelText('Per cent'))
  await page.user.type(form.getByLabelText('Per cent'), '15')
  await page.user.click(form.getByRole('button', { name: 'Save changes' }))
  expect(await form.findByRole('alert')).toHaveTextContent(/Asha changed this/)
  expect(form.getByLabelText('Per cent')).toHaveValue('15')
  expect(page.requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    version: 3,
    discount: { code: 'DIWALI10', benefit: { percent: 15, most: 200_00 }, endsAt: diwali.endsAt },
  })
  await page.user.click(form.getByRole('button', { name: 'Show latest version' }))
  await waitFor(() => expect(form.queryByRole('alert')).not.toBeInTheDocument())
})

test('an editor changes discounts without seeing money', async () => {
  open('/admin/discounts/d1', { role: 'editor' })
  expect(await screen.findByRole('form', { name: 'Change discount' })).toBeInTheDocument()
  expect(screen.queryByText('Paid orders')).not.toBeInTheDocument()
})

test('an accountant sees figures without a form', async () => {
  open('/admin/discounts/d1', { role: 'accountant' })
  expect(await screen.findByText('1 order, revenue Rs 650, discounts Rs 65')).toBeVisible()
  expect(screen.queryByRole('form', { name: 'Change discount' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Pause discount' })).not.toBeInTheDocument()
})

test('a discount that does not exist shows a message', async () => {
  open('/admin/discounts/d9')
  expect(await screen.findByText('This discount doesn’t exist.')).toBeVisible()
})

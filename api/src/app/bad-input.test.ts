import fc from 'fast-check'
import { buildTestApp, type TestApp } from '../testing/app'
import { type Browser, openBrowser } from '../testing/browser'
import { eventually } from '../testing/eventually'
import { buildOrder } from '../testing/orders'

const tables = [
  'customers',
  'sessions',
  'passkeys',
  'reset_requests',
  'addresses',
  'orders',
  'subscriptions',
  'contact_messages',
  'outbox',
  'gateway_orders',
  'stand_alone_payments',
]

let shop: TestApp
let customer: Browser & { id: string }
beforeAll(async () => {
  shop = await buildTestApp({ limits: { attemptsPerVisitor: 100_000 } })
  customer = await shop.customer()
  // The welcome mail is sent in the background.
  await eventually(
    async () => (await shop.database.connection().execute('select 1 from outbox')).rows.length === 0,
  )
})
afterAll(() => shop.close())

async function rows(): Promise<string> {
  const contents = await Promise.all(
    tables.map((table) => shop.database.connection().execute(`select * from ${table}`)),
  )
  return JSON.stringify(contents.map((content) => content.rows))
}

const address = {
  firstName: 'Asha',
  lastName: 'Rao',
  city: 'Bangalore',
  state: 'Karnataka',
  country: 'India',
  email: 'asha@example.in',
}

const credential = { id: 'AA', rawId: 'AA', type: 'public-key' }

/** Returns a valid body for each call that writes, by path. */
function goodBodies(): Record<string, Record<string, unknown>> {
  return {
    '/api/subscribe': { email: 'asha@example.in' },
    '/api/contact-form': {
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.in',
      phoneNumber: '9876543210',
      message: 'Hello',
    },
    '/api/customers/register': {
      firstname: 'Asha',
      lastname: 'Rao',
      email: 'new@example.in',
      mobilenumber: '9876543210',
      password: 'secret',
    },
    '/api/customers/login': { email: 'asha-1@example.in', password: 'wrong' },
    '/api/customers/forgot-password': { email: 'nobody@example.in' },
    '/api/customers/reset-password/token': { newPassword: 'a', confirmPassword: 'a' },
    '/api/customers/change-password': { currentPassword: 'wrong', newPassword: 'a', confirmPassword: 'a' },
    '/api/customers/delete-account': { password: 'wrong' },
    '/api/passkeys/options': { password: 'wrong' },
    '/api/passkeys': {
      ...credential,
      response: { clientDataJSON: 'e30', attestationObject: 'o2NmbXRkbm9uZQ' },
    },
    '/api/passkeys/login': {
      ...credential,
      response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
    },
    '/api/newsletter/confirm': { token: 'made-up' },
    '/api/shipping-address': {
      ...address,
      userId: customer.id,
      phoneNumber: '9876543210',
      address: '12 Spice Lane',
      pincode: '560001',
    },
    '/api/orders': buildOrder(customer.id, 'ORD-1'),
    '/api/payments/create': {
      order_id: 'ORD-unknown',
      order_amount: 175,
      order_currency: 'INR',
      customer_details: {
        customer_id: customer.id,
        customer_name: 'Asha Rao',
        customer_email: 'asha@example.in',
        customer_phone: '9876543210',
      },
    },
    '/api/phonepe/initiate': { amount: 10, userId: 'MUID123', phone: '9876543210', name: 'Asha' },
  }
}

/** Fields that the server ignores or sets itself. */
const unread = new Set([
  '/api/shipping-address email',
  '/api/orders paymentMethod',
  '/api/orders status',
  '/api/phonepe/initiate userId',
])

/** Returns every field of every form, except those that the server ignores. */
function readFields(): { url: string; field: string }[] {
  return Object.entries(goodBodies())
    .flatMap(([url, good]) => Object.keys(good).map((field) => ({ url, field })))
    .filter(({ url, field }) => !unread.has(`${url} ${field}`))
}

/** Values that are invalid for every field, except that a password may be any text. */
const spoiled = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    {},
    [],
    [[]],
    { $gt: '' },
    '',
    '\0',
    'a\u0007b',
    'x'.repeat(10_000),
    -1,
    1.005,
  ),
  fc.constantFrom<unknown>(1e308, -0.001, Number.MAX_SAFE_INTEGER),
  fc.array(fc.jsonValue(), { maxLength: 3 }),
  fc.dictionary(fc.string({ maxLength: 5 }), fc.jsonValue(), { maxKeys: 3 }),
)

/** True for a valid password, which may be any text of up to 1024 characters. */
function isPassword(field: string, value: unknown): boolean {
  return /password/i.test(field) && typeof value === 'string' && value.length > 0 && value.length <= 1024
}

test('a form with any field missing is refused with 4xx and changes nothing', async () => {
  const before = await rows()
  const bodies = goodBodies()
  for (const { url, field } of readFields()) {
    const { statusCode } = await customer.post(url, { ...bodies[url], [field]: undefined })
    expect({ url, field, isRefused: statusCode >= 400 && statusCode < 500 }).toEqual({
      url,
      field,
      isRefused: true,
    })
  }
  expect(await rows()).toBe(before)
})

test('a form with a strange value in any field is refused with 4xx and changes nothing [23.18]', async () => {
  const before = await rows()
  const bodies = goodBodies()
  const anyCase = fc.tuple(fc.constantFrom(...readFields()), spoiled)
  await fc.assert(
    fc.asyncProperty(anyCase, async ([{ url, field }, value]) => {
      fc.pre(!isPassword(field, value))
      const answer = await customer.post(url, { ...bodies[url], [field]: value })
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
      expect(answer.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) })
    }),
    { numRuns: 400, interruptAfterTimeLimit: 8_000 },
  )
  expect(await rows()).toBe(before)
})

test('arbitrary JSON causes no server error in any call', async () => {
  const urls = Object.keys(goodBodies())
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...urls), fc.json(), async (url, payload) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await customer.send({ method: 'POST', url, payload, headers })
      expect(answer.statusCode).toBeLessThan(500)
    }),
    { numRuns: 200, interruptAfterTimeLimit: 5_000 },
  )
})

test('arbitrary text in an address causes no server error', async () => {
  const prefixes = [
    '/api/products/',
    '/api/products/category/',
    '/api/products?category=',
    '/api/products?name=',
    '/api/products?from=',
    '/api/products?ids=',
    '/api/blogs/',
    '/api/orders/',
    '/api/payments/orders/',
    '/api/shipping-address/user/',
    '/api/phonepe/status/',
    '/api/newsletter/unsubscribe/',
  ]
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\0', '../..', "' or 1=1 --", '%00'))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...prefixes), text, async (prefix, value) => {
      const answer = await customer.get(prefix + encodeURIComponent(value))
      expect(answer.statusCode).toBeLessThan(500)
    }),
    { numRuns: 200, interruptAfterTimeLimit: 5_000 },
  )
})

test('extra form fields cannot set an id, a password hash or a paid status', async () => {
  const [visitor, email] = [openBrowser(shop.app), 'greedy@example.in']
  const more = { id: customer.id, customerId: customer.id, passwordHash: 'x', isAdmin: true }
  const form = { ...goodBodies()['/api/customers/register'], email, ...more }
  expect((await visitor.post('/api/customers/register', form)).statusCode).toBe(201)
  const login = await visitor.post('/api/customers/login', { email, password: 'secret' })
  const { user } = login.json()
  expect(user.id).not.toBe(customer.id)
  const bought = { status: 'Paid', paymentId: 'p-1', customerId: customer.id, createdAt: '2000-01-01' }
  const order = { ...goodBodies()['/api/orders'], userId: user.id, orderId: 'ORD-900', ...bought }
  const placed = await visitor.post('/api/orders', order)
  expect(placed.json().order).toMatchObject({ status: 'Pending', paymentId: null })
  expect(placed.json().order.createdAt).not.toContain('2000')
  expect((await customer.get('/api/orders')).json()).toEqual([])
})

test('a body nested as deep as possible causes no server error', async () => {
  const payload = `${'['.repeat(45_000)}${']'.repeat(45_000)}`
  const headers = { 'content-type': 'application/json' }
  const answer = await customer.send({ method: 'POST', url: '/api/subscribe', payload, headers })
  expect(answer.statusCode).toBe(400)
})

test.each([
  ['GET', '/api/shipping-address/user/someone-else'],
  ['POST', '/api/shipping-address'],
  ['POST', '/api/orders'],
] as const)('a customer cannot read another customer’s data: %s %s [22.4]', async (method, url) => {
  const before = await rows()
  const body = method === 'GET' ? undefined : { ...goodBodies()[url], userId: 'someone-else' }
  expect((await customer.call(method, url, body)).statusCode).toBe(403)
  expect(await rows()).toBe(before)
})

test.each([
  '/api/shipping-address',
  '/api/orders',
  '/api/payments/create',
  '/api/customers/change-password',
  '/api/customers/delete-account',
])('a visitor is asked to log in: %s [22.1, 23.18]', async (url) => {
  const answer = await openBrowser(shop.app).post(url, goodBodies()[url])
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({ code: 'NOT_SIGNED_IN' })
})

test.each([
  ['a negative quantity', { quantity: -1 }],
  ['no quantity', { quantity: 0 }],
  ['a fraction of a pack', { quantity: 1.5 }],
  ['a huge quantity', { quantity: 1e9 }],
  ['a quantity in words', { quantity: '2' }],
  ['a tampered price', { price: 1 }],
  ['a negative price', { price: -125 }],
  ['a product that is not sold', { name: 'Gold' }],
  ['a product without a price', { name: 'Festival Box', price: 0 }],
])('an order with %s is refused with 4xx and changes nothing', async (_, change) => {
  const before = await rows()
  const good = goodBodies()['/api/orders']
  const products = [{ name: 'Turmeric Powder', price: 125, quantity: 1, image: '', ...change }]
  const { statusCode } = await customer.post('/api/orders', { ...good, products })
  expect(statusCode).toBeGreaterThanOrEqual(400)
  expect(statusCode).toBeLessThan(500)
  expect(await rows()).toBe(before)
})

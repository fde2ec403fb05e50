import { Writable } from 'node:stream'
import { buildTestApp, PASSWORD, type TestApp } from '../testing/app'

let lines = ''
const keep = new Writable({
  write(chunk, _, done) {
    lines += chunk
    done()
  },
})

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ config: { logLevel: 'trace' }, logTo: keep })
})
beforeEach(() => {
  lines = ''
})
afterAll(() => shop.close())

const card = '4111111111111111'

test('the log of a registration and a login shows the requests without their secrets', async () => {
  const customer = await shop.customer()
  await customer.post('/api/customers/login', { email: customer.email, password: 'a wrong guess' })
  expect(lines).toContain('/api/customers/login')
  expect(lines).toContain('"statusCode":401')
  const secrets = [PASSWORD, 'a wrong guess', customer.email, '9876543210', ...customer.cookies.values()]
  expect(secrets.filter((secret) => lines.includes(secret))).toEqual([])
})

test('the log of a payment and a webhook has no person, card or signature', async () => {
  const customer = await shop.customer()
  const payer = { customer_name: 'Asha Rao', customer_email: customer.email, customer_phone: '9876543210' }
  await customer.post('/api/payments/create', {
    order_id: 'ORD-1',
    order_amount: 1,
    customer_details: { ...payer, customer_id: customer.id },
  })
  await shop.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    payload: { data: { payment: { card: { card_number: card } } } },
    headers: { 'x-webhook-signature': 'made-up-signature', authorization: 'Basic c2VjcmV0' },
  })
  expect(lines).toContain('/api/payments/webhook')
  const secrets = ['Asha Rao', customer.email, '9876543210', card, 'made-up-signature', 'c2VjcmV0']
  expect(secrets.filter((secret) => lines.includes(secret))).toEqual([])
})

test.each([
  '/api/customers/reset-password/secret-link',
  '/api/newsletter/unsubscribe/secret-link',
  '/api/newsletter/confirm/secret-link',
  '/pay/secret-link',
  '/api/payments/return?token=secret-link',
])('a link with a token is not in the log: %s', async (url) => {
  await shop.visitor().send({ method: 'GET', url })
  expect(lines).toContain('incoming request')
  expect(lines).not.toContain('secret-link')
})

test('after a database error, the log has the statement and none of its values', async () => {
  const broken = await buildTestApp({ config: { logLevel: 'trace' }, logTo: keep })
  await broken.database.connection().execute('alter table customers add column missing int not null')
  const answer = await broken.visitor().post('/api/customers/register', {
    firstname: 'Lakshmi',
    lastname: 'Iyengar',
    email: 'lakshmi@example.in',
    mobilenumber: '9123456780',
    password: PASSWORD,
  })
  expect(answer.statusCode).toBe(500)
  expect(lines).toContain('Failed query: insert into')
  expect(lines).toMatch(/null value in column .{0,3}missing/)
  const values = ['Lakshmi', 'Iyengar', 'lakshmi@example.in', '9123456780', 'argon2']
  expect(values.filter((value) => lines.includes(value))).toEqual([])
  await broken.close()
})

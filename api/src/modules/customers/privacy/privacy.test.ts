import { newOrderId } from 'shared-contracts/orders/order-id'
import { buildTestApp, PASSWORD, type TestApp } from '../../../testing/app'
import type { Browser } from '../../../testing/browser'
import { eventually } from '../../../testing/eventually'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

type Customer = Browser & { id: string; email: string }

const place = {
  firstName: 'Asha',
  lastName: 'Rao',
  city: 'Bengaluru',
  state: 'Karnataka',
  country: 'India',
}
let orders = Date.now()

async function order(customer: Customer) {
  orders += 1
  const answer = await customer.post('/api/orders', {
    userId: customer.id,
    orderId: newOrderId(orders),
    products: [{ name: 'Turmeric Powder', price: 125, quantity: 2, image: '' }],
    shippingAddress: {
      ...place,
      addressLine1: `House of ${customer.email}`,
      pinCode: '560011',
      email: customer.email,
      phone: '9845012345',
    },
    subtotal: 250,
    shipping: 50,
    tax: 45,
    total: 300,
    paymentMethod: 'Prepaid',
    status: 'Pending',
  })
  expect(answer.statusCode).toBe(201)
}

async function withData(name: string): Promise<Customer> {
  const customer = await shop.customer(name)
  const { id: userId, email } = customer
  await customer.post('/api/shipping-address', {
    ...place,
    userId,
    phoneNumber: '9845012345',
    address: `Flat of ${email}`,
    pincode: '560011',
    email,
  })
  await order(customer)
  return customer
}

async function rows(statement: string) {
  return (await shop.database.connection().execute(statement)).rows
}

const remove = (customer: Browser, password = PASSWORD) =>
  customer.post('/api/customers/delete-account', { password })

test('a customer downloads all of their own data, and nobody else’s', async () => {
  const asha = await withData('asha')
  const ravi = await withData('ravi')
  const answer = await asha.get('/api/customers/export')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-disposition': 'attachment; filename="my-data.json"',
    'cache-control': 'no-store',
  })
  expect(answer.json()).toMatchObject({
    account: { id: asha.id, email: asha.email, firstName: 'asha', phone: '9876543210' },
    signedInDevices: [{ signedInAt: expect.any(String) }],
    addresses: [{ address: `Flat of ${asha.email}` }],
    orders: [
      {
        total: 300,
        products: [{ name: 'Turmeric Powder', quantity: 2, price: 125 }],
        shippingAddress: { addressLine1: `House of ${asha.email}` },
        history: [{ what: 'Placed' }],
      },
    ],
  })
  expect(answer.body).not.toContain(ravi.email)
  expect(answer.body).not.toContain(ravi.id)
})

test('a download contains no usable secret', async () => {
  const asha = await withData('asha')
  const { body } = await asha.get('/api/customers/export')
  expect(body).not.toMatch(/argon2|hash/i)
})

test('deleting an account signs it out immediately on every device', async () => {
  const customer = await withData('asha')
  const phone = shop.visitor()
  await phone.post('/api/customers/login', { email: customer.email, password: PASSWORD })
  expect((await remove(customer)).statusCode).toBe(200)
  expect((await customer.get('/api/session')).json()).toEqual({ user: null })
  expect((await phone.get('/api/session')).json()).toEqual({ user: null })
  const again = { email: customer.email, password: PASSWORD }
  expect((await shop.visitor().post('/api/customers/login', again)).statusCode).toBe(401)
  expect(await rows(`select * from addresses where customer_id = '${customer.id}'`)).toEqual([])
  expect(await rows(`select * from customers where id = '${customer.id}'`)).toEqual([])
  await eventually(() =>
    shop.mails.some(({ to, subject }) => to === customer.email && /has been deleted/.test(subject)),
  )
})

test('the invoices of a deleted account stay, and lose email and phone after thirty days', async () => {
  const customer = await withData('asha')
  await remove(customer)
  const kept = () => rows(`select total, shipping_address from orders where customer_id = '${customer.id}'`)
  expect(await kept()).toMatchObject([
    { shipping_address: { email: customer.email, phone: '9845012345', firstName: 'Asha' } },
  ])
  shop.wait(31 * 24 * 3_600_000)
  const other = await withData('ravi')
  await remove(other)
  expect(await kept()).toMatchObject([
    { shipping_address: { email: '', phone: '', firstName: 'Asha', city: 'Bengaluru' } },
  ])
})

test('deleting an account leaves every other account unchanged', async () => {
  const ravi = await withData('ravi')
  const before = (await ravi.get('/api/customers/export')).json()
  const asha = await withData('asha')
  await remove(asha)
  const after = (await ravi.get('/api/customers/export')).json()
  expect({ ...after, exportedAt: 0, signedInDevices: 0 }).toEqual({
    ...before,
    exportedAt: 0,
    signedInDevices: 0,
  })
})

test('the address of a deleted account can be registered again, without its old orders', async () => {
  const customer = await withData('asha')
  await remove(customer)
  const visitor = shop.visitor()
  const form = { firstname: 'A', lastname: 'R', mobilenumber: '9876543210', password: PASSWORD }
  await visitor.post('/api/customers/register', { ...form, email: customer.email })
  await visitor.post('/api/customers/login', { email: customer.email, password: PASSWORD })
  expect((await visitor.get('/api/orders')).json()).toEqual([])
})

test.each([
  ['a wrong password', { password: 'wrong' }, 'Wrong password. Please try again.'],
  ['no password', {}, 'Please enter your password.'],
  ['a list instead of a password', { password: ['x'] }, 'Please enter your password.'],
])('with %s nothing is deleted', async (_, body, message) => {
  const customer = await withData('asha')
  const answer = await customer.post('/api/customers/delete-account', body)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ message })
  expect((await customer.get('/api/session')).json()).toMatchObject({ user: { id: customer.id } })
  expect(await rows(`select id from addresses where customer_id = '${customer.id}'`)).toHaveLength(1)
})

test.each([
  ['GET', '/api/customers/export'],
  ['POST', '/api/customers/delete-account'],
] as const)('a visitor is asked to log in: %s %s', async (method, url) => {
  const answer = await shop.visitor().call(method, url, method === 'POST' ? { password: 'x' } : undefined)
  expect(answer.statusCode).toBe(401)
})

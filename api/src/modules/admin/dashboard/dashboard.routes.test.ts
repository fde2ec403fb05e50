import type { Sales } from 'shared-contracts/analytics/admin/sales-schema'
import type { AdminRole } from 'shared-contracts/staff/rights'
import { dayInIndia } from 'shared-contracts/values/indian-time'
import { buildTestApp, type TestApp } from '../../../testing/app'
import { buildOrder } from '../../../testing/orders'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

test("a person with access to money sees today's figures and unpaid orders with payment links", async () => {
  const asha = await shop.customer('asha')
  await asha.post('/api/orders', buildOrder(asha.id, 'ORD-1'))
  shop.wait(1000)
  const today = (await (await shop.staff('accountant')).get('/api/admin/today')).json()
  expect(today.unpaid).toMatchObject([
    { orderId: 'ORD-1', name: 'Asha Rao', phone: '9876543210', total: 17_500, failure: '' },
  ])
  expect(new URL(today.unpaid[0].payAgainAt).searchParams.get('order_id')).toBe('ORD-1')
  expect(today.numbers.map(({ name }: { name: string }) => name)).toEqual([
    'sales',
    'orders',
    'average',
    'refunded',
    'paid-share',
    'hours-to-ship',
  ])
})

test('the sales of the last 30 days include days without any', async () => {
  const sales = (await (await shop.staff('accountant')).get('/api/admin/sales')).json<Sales>()
  expect(sales.days).toHaveLength(30)
  expect(sales.days.at(-1)).toEqual({ day: dayInIndia(shop.now()), orders: 0, money: 0 })
})

const roles = ['packer', 'editor'] as const

test.each(roles)('a %s sees none of these figures', async (role) => {
  const staff = await shop.staff(role)
  expect((await staff.get('/api/admin/today')).json().code).toBe('NO_RIGHT')
  expect((await staff.get('/api/admin/sales')).json().code).toBe('NO_RIGHT')
})

const noOrders = { toPack: 0, partShipped: 0, comingBack: 0 }

test('a person sees counts only for the parts of the admin that they may open', async () => {
  const message = { firstName: 'Sunita', lastName: 'Hegde', email: 'sunita@example.com', message: 'Hello' }
  await shop.visitor().post('/api/contact-form', { ...message, phoneNumber: '9845012320' })
  const read = async (role: AdminRole) => (await (await shop.staff(role)).get('/api/admin/counts')).json()
  expect(await read('owner')).toEqual({ ...noOrders, payments: 0, messages: 1, reviews: 0 })
  expect(await read('packer')).toEqual({ ...noOrders, messages: 1, reviews: 0 })
  expect(await read('accountant')).toEqual({ ...noOrders, payments: 0 })
  expect(await read('editor')).toEqual({})
})

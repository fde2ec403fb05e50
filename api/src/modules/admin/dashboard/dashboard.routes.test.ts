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

test.each(['packer', 'editor'] as const)('a %s sees none of these figures', async (role) => {
  expect((await (await shop.staff(role)).get('/api/admin/today')).json().code).toBe('NO_RIGHT')
})

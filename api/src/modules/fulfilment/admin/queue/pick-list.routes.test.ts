import type { PickList } from 'shared-contracts/fulfilment/admin/pick-list-schema'
import { buildTestApp, type TestApp } from '../../../../testing/app'
import type { TestStaff } from '../../../../testing/staff'
import { paidOrder } from '../../../orders/admin/testing/paid-order'

let shop: TestApp
let asha: TestStaff
beforeEach(async () => {
  shop = await buildTestApp()
  asha = await shop.staff('packer')
})
afterEach(() => shop.close())

const list = async (orders?: string[]): Promise<PickList> =>
  (await asha.post('/api/admin/pick-list', orders ? { orders } : {})).json()
const total = ({ picks }: PickList) => picks.reduce((sum, { quantity }) => sum + quantity, 0)

test('the packs of many orders are added up, and the totals equal the lines', async () => {
  const orders = [await paidOrder(shop, { quantity: 2 }), await paidOrder(shop, { quantity: 3 })]
  await paidOrder(shop, { isPaid: false, quantity: 7 })
  const { picks, orders: listed } = await list()
  expect(picks).toEqual([
    {
      ...{ productId: expect.any(String), variantId: expect.any(String) },
      ...{ name: 'Turmeric Powder', variant: '100 g', quantity: 5 },
      orders: orders.map(({ id, orderId }, index) => ({ id, orderId, quantity: index + 2 })),
    },
  ])
  expect(listed).toMatchObject([
    { pieces: 2, isNew: true },
    { pieces: 3, isNew: true },
  ])
})

test('a list may cover chosen orders only', async () => {
  const { id } = await paidOrder(shop, { quantity: 2 })
  await paidOrder(shop, { quantity: 3 })
  expect(total(await list([id]))).toBe(2)
  expect(total(await list(['unknown']))).toBe(0)
})

test('packed and shipped items are not on the list; items being packed are', async () => {
  const { id } = await paidOrder(shop, { quantity: 4 })
  const begin = async (quantity: number) =>
    (await asha.post(`/api/admin/orders/${id}/shipments`, { lines: [{ line: 0, quantity }] })).json().shipment
  const packed = await begin(1)
  await begin(1)
  await asha.post(`/api/admin/shipments/${packed.id}/pack`, { version: packed.version })
  expect(total(await list())).toBe(3)
})

test('an order placed after the list was printed is marked, and printing changes no state', async () => {
  const before = await paidOrder(shop)
  await asha.post('/api/admin/pick-list/printed', { orders: [before.id, 'unknown'] })
  const after = await paidOrder(shop)
  const printed = await list()
  expect(printed.orders.map(({ id, isNew }) => [id, isNew])).toEqual([
    [before.id, false],
    [after.id, true],
  ])
  expect(printed.printedAt).toEqual(expect.any(String))
  expect((await asha.get(`/api/admin/orders/${before.id}`)).json()).toMatchObject({
    word: 'To pack',
    shipments: [],
  })
})

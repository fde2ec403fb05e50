import { sql } from 'drizzle-orm'
import type { OrderCards } from 'shared-contracts/orders/admin/orders-schema'
import { run } from '../../db/connection'
import { buildTestApp } from '../../testing/app'
import { buildOrder } from '../../testing/orders'
import { paidOrder } from './admin/testing/paid-order'

const DAY_MS = 24 * 3_600_000

test('a demo order is backdated once', async () => {
  const shop = await buildTestApp()
  const asha = await shop.customer('asha')
  await asha.post('/api/orders', buildOrder(asha.id, 'ORD-1'))
  const readAge = async () => {
    const [row] = (await run(shop.database, sql`select created_at as at from orders`)) as { at: string }[]
    return Math.round((shop.now().getTime() - Date.parse(row?.at ?? '')) / DAY_MS)
  }
  await shop.app.predateOrder('ORD-1', 9)
  expect(await readAge()).toBe(9)
  await shop.app.predateOrder('ORD-1', 9)
  expect(await readAge()).toBe(9)
  await shop.close()
})

test('a backdated order comes first in the list of orders to pack', async () => {
  const shop = await buildTestApp()
  const packer = await shop.staff('packer')
  const listed = async () => {
    const answer = await packer.post('/api/admin/orders/search', { shipments: 'to-pack', money: 'any' })
    return answer.json<OrderCards>().orders.map(({ orderId }) => orderId)
  }
  const [older, late] = [await paidOrder(shop), await paidOrder(shop)]
  expect(await listed()).toEqual([older.orderId, late.orderId])
  await shop.app.predateOrder(late.orderId, 12)
  expect(await listed()).toEqual([late.orderId, older.orderId])
  await shop.close()
})

test('orders of a public shop keep their dates', async () => {
  const shop = await buildTestApp({ config: { publicOrigin: 'https://spices.example' } })
  await expect(shop.app.predateOrder('ORD-1', 9)).rejects.toThrow('can’t be changed')
  await shop.close()
})

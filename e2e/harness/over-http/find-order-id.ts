import type { AdminPerson } from './admin-person'

/** @returns the internal id of an order @throws Error if the admin does not find it */
export async function findOrderId(admin: Pick<AdminPerson, 'post'>, orderId: string): Promise<string> {
  const { orders } = await admin.post<{ orders: { id: string; orderId: string }[] }>(
    200,
    '/api/admin/orders/search',
    { words: orderId, shipments: 'all', money: 'any' },
  )
  const found = orders.find((order) => order.orderId === orderId)
  if (!found) throw new Error(`The admin cannot find ${orderId}.`)
  return found.id
}

import { buildOrder, testShippingAddress } from '../../../testing/orders'
import { buildPayment, listRows } from './checkout'
import type { TestShop } from './test-shop'

export type Shopper = Awaited<ReturnType<TestShop['customer']>>

/** Returns the steps of a shopper: placing and paying for orders, and reading their status. */
export function shopperSteps(shop: TestShop, shopper: Shopper) {
  return {
    /** Places a new order for Rs 175, different from all earlier ones. @returns its id */
    async place(): Promise<string> {
      const orderId = `ORD-${(await listRows(shop, 'orders')).length + 1}`
      const own = { shippingAddress: { ...testShippingAddress, addressLine2: `For ${orderId}` } }
      const placed = await shopper.post('/api/orders', buildOrder(shopper.id, orderId, own))
      expect(placed.statusCode).toBe(201)
      return orderId
    },

    /** @returns the payment link */
    async startPaying(orderId: string): Promise<string> {
      const started = await shopper.post('/api/payments/create', buildPayment(orderId))
      expect(started.json()).toEqual({
        payment: { payment_link: expect.stringContaining('/pay/'), payment_id: expect.any(String) },
      })
      expect(started.statusCode).toBe(201)
      return started.json().payment.payment_link
    },

    /** Reads the stored status without asking the gateway. */
    async storedStatus(orderId: string): Promise<string> {
      return (await shopper.get(`/api/orders/${orderId}`)).json().status
    },

    async askedStatus(orderId: string): Promise<object> {
      return (await shopper.get(`/api/payments/orders/${orderId}`)).json()
    },
  }
}

export const isPaid = (status: string) => status === 'Paid'

/** Returns an id of the order at the gateway. */
export async function findGatewayId(shop: TestShop, orderId: string): Promise<string> {
  const ids = (await listRows(shop, 'gateway_orders')).map((record) => String(record.gateway_order_id))
  return ids.find((id) => id.startsWith(`${orderId}-`)) ?? ''
}

export async function listEvents(shop: TestShop, orderId: string): Promise<unknown[]> {
  const order = (await listRows(shop, 'orders')).find((row) => row.order_id === orderId)
  const events = await listRows(shop, 'order_events')
  return events.filter((event) => event.order === order?.id).map((event) => event.kind)
}

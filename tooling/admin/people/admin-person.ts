import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import type { AdminOrder, OrderCards } from 'shared-contracts/orders/admin/orders-schema'
import type { Browser } from '../../../e2e/harness/over-http/browser'

interface LineQuantity {
  line: number
  quantity: number
}

export type AdminPerson = ReturnType<typeof adminPerson>

/** Returns a staff member's actions. Repeated shipping, returns, refunds and cancellations have no effect. */
export function adminPerson(browser: Browser) {
  const keyed = (key: string) => ({ 'idempotency-key': key })

  async function find(orderId: string): Promise<AdminOrder> {
    for (const money of ['any', 'unpaid']) {
      const asked = { words: orderId, shipments: 'all', money }
      const { orders } = await browser.post<OrderCards>(200, '/api/admin/orders/search', asked)
      const card = orders.find((each) => each.orderId === orderId)
      if (card) return browser.get<AdminOrder>(`/api/admin/orders/${card.id}`)
    }
    throw new Error(`The admin cannot find ${orderId}.`)
  }

  async function shipmentStep(path: string, body: object, key?: string): Promise<AdminShipment> {
    const answer = await browser.post<{ shipment: AdminShipment }>(200, path, body, key ? keyed(key) : {})
    return answer.shipment
  }

  return {
    browser,
    find,
    begin: ({ id }: AdminOrder) => shipmentStep(`/api/admin/orders/${id}/shipments`, {}),
    variant: ({ id, version }: AdminShipment) => shipmentStep(`/api/admin/shipments/${id}/pack`, { version }),
    /** @param lines the lines to ship; defaults to all open ones */
    ship: ({ id }: AdminOrder, awb: string, lines?: readonly LineQuantity[]) =>
      shipmentStep(`/api/admin/orders/${id}/ship`, { courier: 'dtdc', awb, lines }, `demo-${awb}`),
    arrives: ({ id, version }: AdminShipment, state: 'delivered' | 'coming-back' | 'back') =>
      shipmentStep(`/api/admin/shipments/${id}/arrival`, { version, state }),
    /** Records the return of one broken item of the first line. */
    takeBack: ({ id, version }: AdminShipment) => {
      const piece = { line: 0, quantity: 1, condition: 'damaged', isForSale: false, reason: 'damaged' }
      const body = { version, lines: [piece], note: 'The jar was broken.' }
      return shipmentStep(`/api/admin/shipments/${id}/returns`, body, `demo-return-${id}`)
    },
    note: ({ id }: AdminOrder, text: string) =>
      browser.post(200, `/api/admin/orders/${id}/notes`, { text, isPrinted: true }),
    refundLine: ({ id, orderId }: AdminOrder) => {
      const what = { kind: 'line', line: 0, quantity: 1 }
      const body = { what, why: 'A packet was torn' }
      return browser.post(200, `/api/admin/orders/${id}/refund-requests`, body, keyed(`demo-back-${orderId}`))
    },
    cancel: ({ id, orderId }: AdminOrder) =>
      browser.post(
        200,
        `/api/admin/orders/${id}/cancel`,
        { why: 'You asked us to' },
        keyed(`demo-cancel-${orderId}`),
      ),
  }
}

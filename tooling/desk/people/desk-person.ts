import type { DeskOrder, OrderCards } from 'shared-contracts/domain/desk/orders/orders-schema'
import type { DeskParcel } from 'shared-contracts/domain/desk/orders/parcels-schema'
import type { Browser } from '../../../e2e/harness/over-http/browser'

interface Pieces {
  line: number
  quantity: number
}

export type DeskPerson = ReturnType<typeof deskPerson>

/** What somebody who is signed in at the desk does there. What comes twice is done once. */
export function deskPerson(browser: Browser) {
  const keyed = (key: string) => ({ 'idempotency-key': key })

  async function find(orderId: string): Promise<DeskOrder> {
    for (const money of ['any', 'unpaid']) {
      const asked = { words: orderId, parcels: 'all', money }
      const { orders } = await browser.post<OrderCards>(200, '/api/desk/orders/search', asked)
      const card = orders.find((each) => each.orderId === orderId)
      if (card) return browser.get<DeskOrder>(`/api/desk/orders/${card.id}`)
    }
    throw new Error(`The desk does not find ${orderId}.`)
  }

  async function parcelStep(path: string, body: object, key?: string): Promise<DeskParcel> {
    const answer = await browser.post<{ parcel: DeskParcel }>(200, path, body, key ? keyed(key) : {})
    return answer.parcel
  }

  return {
    browser,
    find,
    begin: ({ id }: DeskOrder) => parcelStep(`/api/desk/orders/${id}/parcels`, {}),
    pack: ({ id, version }: DeskParcel) => parcelStep(`/api/desk/parcels/${id}/pack`, { version }),
    /** @param lines everything that is open, unless said */
    ship: ({ id }: DeskOrder, awb: string, lines?: readonly Pieces[]) =>
      parcelStep(`/api/desk/orders/${id}/ship`, { courier: 'dtdc', awb, lines }, `demo-${awb}`),
    arrives: ({ id, version }: DeskParcel, state: 'delivered' | 'coming-back' | 'back') =>
      parcelStep(`/api/desk/parcels/${id}/arrival`, { version, state }),
    /** One piece of the first line came back, broken. */
    takeBack: ({ id, version }: DeskParcel) => {
      const piece = { line: 0, quantity: 1, condition: 'damaged', isForSale: false, reason: 'damaged' }
      const body = { version, lines: [piece], note: 'The jar was broken.' }
      return parcelStep(`/api/desk/parcels/${id}/returns`, body, `demo-return-${id}`)
    },
    note: ({ id }: DeskOrder, text: string) => browser.post(200, `/api/desk/orders/${id}/notes`, { text }),
    giveBackLine: ({ id, orderId }: DeskOrder) => {
      const what = { kind: 'line', line: 0, quantity: 1 }
      const body = { what, why: 'A packet was torn' }
      return browser.post(200, `/api/desk/orders/${id}/give-backs`, body, keyed(`demo-back-${orderId}`))
    },
    cancel: ({ id, orderId }: DeskOrder) =>
      browser.post(
        200,
        `/api/desk/orders/${id}/cancel`,
        { why: 'You asked us to' },
        keyed(`demo-cancel-${orderId}`),
      ),
  }
}

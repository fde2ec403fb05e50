import { randomUUID } from 'node:crypto'
import type { Order, PlaceOrder } from 'shared-contracts/domain/orders'
import { type BrowserOptions, openBrowser } from './browser'

export type Shopper = Awaited<ReturnType<typeof newShopper>>

/** Registers a customer nobody has seen before, and logs in. */
export async function newShopper(origin: string, options: BrowserOptions = {}) {
  const browser = openBrowser(origin, options)
  const login = { email: `asha.${randomUUID()}@example.com`, password: 'cardamom and clove' }
  const names = { firstname: 'Asha', lastname: 'Rao', mobilenumber: '9845012345' }
  await browser.get('/api/session')
  await browser.post(201, '/api/customers/register', { ...names, ...login })
  const { user } = await browser.post<{ user: { id: string } }>(200, '/api/customers/login', login)

  return {
    id: user.id,
    browser,
    /** What they log in with. */
    login,
    orders: () => browser.get<Order[]>('/api/orders'),
    placeOrder: (order: PlaceOrder) =>
      browser.post<{ order: Order }>(201, '/api/orders', order).then((answer) => answer.order),
  }
}

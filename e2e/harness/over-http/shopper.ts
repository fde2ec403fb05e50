import { randomUUID } from 'node:crypto'
import type { Order, PlaceOrder } from 'shared-contracts/orders/order'
import { type Browser, type BrowserOptions, openBrowser } from './browser'

export interface Login {
  email: string
  password: string
}

export type Shopper = Awaited<ReturnType<typeof logIn>>

/** Registers a new customer and logs in. */
export async function newShopper(origin: string, options: BrowserOptions = {}): Promise<Shopper> {
  const browser = openBrowser(origin, options)
  const login = { email: `asha.${randomUUID()}@example.com`, password: 'cardamom and clove' }
  await register(browser, login)
  return logIn(browser, login)
}

export async function register(browser: Browser, login: Login): Promise<void> {
  await browser.get('/api/session')
  const names = { firstname: 'Asha', lastname: 'Rao', mobilenumber: '9845012345' }
  await browser.post(201, '/api/customers/register', { ...names, ...login })
}

/** @throws Refusal if the email address or password is wrong */
export async function logIn(browser: Browser, login: Login) {
  await browser.get('/api/session')
  const { user } = await browser.post<{ user: { id: string } }>(200, '/api/customers/login', login)
  return {
    id: user.id,
    browser,
    login,
    orders: () => browser.get<Order[]>('/api/orders'),
    placeOrder: (order: PlaceOrder) =>
      browser.post<{ order: Order }>(201, '/api/orders', order).then((answer) => answer.order),
  }
}

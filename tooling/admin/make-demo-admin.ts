import { demoPeople } from 'shared-contracts/staff/demo-people'
import { openBrowser, Refusal } from '../../e2e/harness/over-http/browser'
import { CONFIRM_LINK, confirmEmail } from '../../e2e/harness/over-http/confirm-address'
import { logIn, register, type Shopper } from '../../e2e/harness/over-http/shopper'
import { bringToState, type DemoStaff } from './orders/bring-to-state'
import { demoOrders } from './orders/demo-orders'
import { payDemoOrders } from './orders/pay-demo-orders'
import { adminPerson } from './people/admin-person'
import { type SignInMethods, signInPerson } from './people/sign-in-methods'
import { type Mailed, subscribeReaders } from './people/subscribe-readers'
import { replyToMessage, writeToShop } from './people/write-to-shop'
import { registerBusiness } from './register-business'

export interface DemoShop extends SignInMethods {
  /** The shop's origin; `adminOrigin` is the admin's. */
  origin: string
  sandboxOrigin: string
  mailed: Mailed
  /** Backdates an order, unless it is already older than a day. */
  predate: (orderId: string, days: number) => Promise<void>
}

/** Longer than the seven working days of the shipping policy. */
const LATE_DAYS = 12

/** The password may be public, like the demo customer's: the shop belongs to one developer. */
const CUSTOMER = { email: 'lakshmi@example.com', password: 'cardamom and clove' }

/**
 * Creates two members of staff, orders in every state, messages and subscribers. Acts through
 * the shop's public calls, as shoppers and staff do, except for inviting and backdating. Existing data stays.
 * @throws Error if the shop or the sandbox refuses a step
 */
export async function makeDemoAdmin(shop: DemoShop): Promise<void> {
  // Staff sign in first, so that a public shop refuses before anything is ordered.
  const staff: DemoStaff = {
    owner: adminPerson(await signInPerson(shop, demoPeople.owner)),
    packer: adminPerson(await signInPerson(shop, demoPeople.packer)),
  }
  await registerBusiness(staff.owner)
  await payDemoOrders(await findCustomer(shop), shop.sandboxOrigin)
  for (const { orderId, state, note } of demoOrders) {
    await bringToState(orderId, state, staff)
    if (state === 'late') await shop.predate(orderId, LATE_DAYS)
    if (note) await noteOnce(staff, orderId, note)
  }
  const visitor = openBrowser(shop.origin)
  await visitor.get('/api/session')
  await writeToShop(visitor)
  await subscribeReaders(visitor, shop.mailed)
  await replyToMessage(staff.packer)
}

async function findCustomer({ origin, mailed }: DemoShop): Promise<Shopper> {
  const browser = openBrowser(origin)
  try {
    return await logIn(browser, CUSTOMER)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await register(browser, CUSTOMER)
    await confirmEmail(browser, await mailed(CUSTOMER.email, CONFIRM_LINK))
    return logIn(browser, CUSTOMER)
  }
}

async function noteOnce({ packer }: DemoStaff, orderId: string, text: string): Promise<void> {
  const order = await packer.find(orderId)
  if (!order.notes.some((note) => note.text === text)) await packer.note(order, text)
}

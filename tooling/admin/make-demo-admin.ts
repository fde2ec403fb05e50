import { demoPeople } from 'shared-contracts/staff/demo-people'
import { openBrowser, Refusal } from '../../e2e/harness/over-http/browser'
import { CONFIRM_LINK, confirmBy } from '../../e2e/harness/over-http/confirm-address'
import { logIn, register, type Shopper } from '../../e2e/harness/over-http/shopper'
import { bringToState, type DemoStaff } from './orders/bring-to-state'
import { demoOrders } from './orders/demo-orders'
import { payDemoOrders } from './orders/pay-demo-orders'
import { adminPerson } from './people/admin-person'
import { type SignInMethods, signedIn } from './people/sign-in-methods'
import { type Mailed, subscribeReaders } from './people/subscribe-readers'
import { answerOne, writeToShop } from './people/write-to-shop'

export interface DemoShop extends SignInMethods {
  /** The shop's; `adminOrigin` is the admin's. */
  origin: string
  sandboxOrigin: string
  mailed: Mailed
}

/** Everyone may know this customer's password, as the demo customer's: the shop is its developer's alone. */
const CUSTOMER = { email: 'lakshmi@example.com', password: 'cardamom and clove' }

/**
 * Gives a shop two people in the admin, orders in every state, messages and subscribers. All comes over the network, as from
 * shoppers and from the admin, and what is there already stays as it is.
 * @throws Error if the shop or the sandbox refuses a step
 */
export async function makeDemoAdmin(shop: DemoShop): Promise<void> {
  // First: a public shop refuses its people, before anything is ordered.
  const staff: DemoStaff = {
    owner: adminPerson(await signedIn(shop, demoPeople.owner)),
    packer: adminPerson(await signedIn(shop, demoPeople.packer)),
  }
  await payDemoOrders(await customerOf(shop), shop.sandboxOrigin)
  for (const { orderId, state, note } of demoOrders) {
    await bringToState(orderId, state, staff)
    if (note) await noteOnce(staff, orderId, note)
  }
  const visitor = openBrowser(shop.origin)
  await visitor.get('/api/session')
  await writeToShop(visitor)
  await subscribeReaders(visitor, shop.mailed)
  await answerOne(staff.packer)
}

async function customerOf({ origin, mailed }: DemoShop): Promise<Shopper> {
  const browser = openBrowser(origin)
  try {
    return await logIn(browser, CUSTOMER)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await register(browser, CUSTOMER)
    await confirmBy(browser, await mailed(CUSTOMER.email, CONFIRM_LINK))
    return logIn(browser, CUSTOMER)
  }
}

async function noteOnce({ packer }: DemoStaff, orderId: string, text: string): Promise<void> {
  const order = await packer.find(orderId)
  if (!order.notes.some((note) => note.text === text)) await packer.note(order, text)
}

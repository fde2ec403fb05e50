import type { OrderLine, PlaceOrder } from 'shared-contracts/orders/order'
import { createPayer } from '../../../../harness/over-http/payer'
import { newPurchase } from '../../../../harness/over-http/purchase'
import type { Shopper } from '../../../../harness/over-http/shopper'
import type { DrilledShop } from '../killable-shop/drilled-shop'
import type { Gateway, OrderThere } from './gateway'
import type { Thing } from './history'

export interface World {
  shop: DrilledShop
  gateway: Gateway
  shopper: Shopper
  offers: readonly OrderLine[]
  /** Moves the clocks of the shop and the gateway forward. */
  wait: (ms: number) => Promise<void>
  now: () => Date
}

/** Something to be paid, as its payer sees it. */
export interface Payable {
  thing: Thing['kind']
  /** Its name in mails and action items. A payment on the stand-alone page has the payer's name. */
  name: string
  paise: number
  /** Starts its payment at the gateway. May fail, and may be called repeatedly. */
  begin: () => Promise<void>
  /** Requests its payment status. */
  ask: () => Promise<void>
  isIts: (order: OrderThere) => boolean
}

/** @param index unique within its history */
export function payable(world: World, { kind }: Thing, index: number): Payable {
  return kind === 'order' ? createOrder(world, index) : createPage(world, index)
}

function createOrder({ shopper, offers }: World, index: number): Payable {
  const orderId = `ORD-${index + 1}`
  const { order } = newPurchase(shopper, orderId, index + 1, offers)
  const payer = createPayer(shopper.browser, order)
  return {
    thing: 'order',
    name: orderId,
    paise: toPaise(order),
    async begin() {
      await shopper.browser.send('POST', '/api/orders', order)
      await payer.create()
    },
    ask: async () => void (await payer.ask()),
    isIts: ({ id }) => id.startsWith(`${orderId}-`),
  }
}

function createPage({ shopper, gateway }: World, index: number): Payable {
  const rupees = 1000 + index
  const name = `Payer ${'ABC'[index]}`
  const isIts = ({ id, amount }: OrderThere) => id.startsWith('MT') && Math.floor(amount / 100) === rupees
  return {
    thing: 'page',
    name,
    paise: rupees * 100,
    async begin() {
      // Pressing the page's button again would start a separate payment.
      if ((await gateway.orders()).some(isIts)) return
      await shopper.browser.send('POST', '/api/phonepe/initiate', {
        amount: rupees,
        name,
        phone: '9845012345',
      })
    },
    async ask() {
      const known = (await gateway.orders()).find(isIts)
      if (known) await shopper.browser.send('GET', `/api/phonepe/status/${known.id}`)
    },
    isIts,
  }
}

function toPaise({ total }: PlaceOrder): number {
  return Math.round(Number(total) * 100)
}

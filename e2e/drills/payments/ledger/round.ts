import type { Product } from 'shared-contracts/catalog/product'
import { openBrowser } from '../../../harness/over-http/browser'
import { listOffers } from '../../../harness/over-http/purchase'
import { newShopper } from '../../../harness/over-http/shopper'
import { drainWork } from './histories/drain-work'
import type { Gateway } from './histories/gateway'
import type { History } from './histories/history'
import { play } from './histories/play'
import { type Payable, payable, type World } from './histories/world'
import { type Evidence, gather } from './judges/evidence'
import { judgeList } from './judges/judge-list'
import { judgeMails } from './judges/judge-mails'
import { judgeMoney } from './judges/judge-money'
import { judgeOrders } from './judges/judge-orders'
import type { DrilledShop } from './killable-shop/drilled-shop'

const TABLES = [
  'orders',
  'order_lines',
  'order_events',
  'gateway_orders',
  'gateway_events',
  'refunds',
  'ledger',
  'looked_at',
  'differences',
  'outbox',
  'stand_alone_payments',
]
/** Deletes all but catalogue and customers, bypassing triggers. Truncating so often would slow statements. */
async function emptyShop({ rows, forgetMails }: DrilledShop): Promise<void> {
  const deletes = TABLES.map((table) => `delete from ${table};`).join(' ')
  await rows(`do $$ begin perform set_config('session_replication_role', 'replica', true); ${deletes} end $$`)
  forgetMails()
}

const states = { PENDING: 'pending', SUCCESS: 'done', FAILED: 'failed' } as const

export interface Outcome {
  complaints: string[]
  evidence: Evidence
}

/** Returns a function that plays a history in an empty shop, always from the same starting time. */
export async function openRound(shop: DrilledShop, gateway: Gateway) {
  const start = new Date()
  let time = start
  async function setClock(to: Date): Promise<void> {
    time = to
    gateway.setClock(to)
    await shop.setClock(to)
  }
  await setClock(start)
  const shopper = await newShopper(shop.origin)
  const { data } = await openBrowser(shop.origin).get<{ data: Product[] }>('/api/products')
  const wait = (ms: number) => setClock(new Date(time.getTime() + ms))
  const world: World = { shop, gateway, shopper, offers: listOffers(data), wait, now: () => time }

  return async (history: History): Promise<Outcome> => {
    await emptyShop(shop)
    await gateway.openNew()
    await setClock(start)
    const payables = history.things.map((thing, index) => payable(world, thing, index))
    await play(world, history, payables)
    await drainWork(world, history)
    const first = await judge(world, payables)
    if (first.complaints.length === 0) return first
    // On a busy machine, the shop may still have been working.
    await drainWork(world, history)
    return judge(world, payables)
  }
}

async function judge(world: World, payables: readonly Payable[]): Promise<Outcome> {
  const [evidence, there] = [await gather(world), await world.gateway.orders()]
  const complaints = [
    ...judgeMoney(evidence),
    ...judgeOrders(evidence, payables, there),
    ...judgeRefunds(evidence),
    ...judgeList(evidence, { payables, there, now: world.now() }),
    ...judgeMails(evidence, payables, there),
  ]
  return { complaints, evidence }
}

/** Compares refunds with the gateway's. Those that never reached it must have failed. @returns complaints */
function judgeRefunds({ refunds, account }: Evidence): string[] {
  const there = account.orders.flatMap((order) => order.refunds).filter(({ isAutomatic }) => !isAutomatic)
  const unordered = there.filter(({ id }) => !refunds.some((refund) => refund.id === id))
  return [
    ...unordered.map(({ id }) => `refund ${id} was never ordered`),
    ...refunds.flatMap(({ id, amount, state }) => {
      const known = there.find((refund) => refund.id === id)
      const expected = known ? states[known.state] : 'failed'
      const isOther = known && known.paise !== amount
      return [
        ...(state === expected ? [] : [`refund ${id} is ${state} here, ${known?.state ?? 'unknown'} there`]),
        ...(isOther ? [`refund ${id} of ${amount} is ${known.paise} there`] : []),
      ]
    }),
  ]
}

import type { GatewayAccount } from '../histories/gateway-account'
import type { World } from '../histories/world'
import type { DrilledShop } from '../killable-shop/drilled-shop'

export interface CaptureHere {
  id: number
  gatewayId: string
  amount: number
  held: string | null
  refunded: number
  lost: number
  /** The amount by which an accepted payment exceeded its order's total; negative if it was less. */
  difference: number
  isStandAlone: boolean
  about: string
}

export interface RefundHere {
  id: string
  capture: number
  amount: number
  createdAt: number
  state: 'pending' | 'done' | 'failed'
}

/** Everything known at the end of a history, in the shop and at the gateway. */
export interface Evidence {
  account: GatewayAccount
  captures: CaptureHere[]
  refunds: RefundHere[]
  /** The states of orders, by our order id, and of stand-alone payments, by PhonePe's id. */
  states: Map<string, string>
  /** Subjects of mails that were sent or are still in the outbox. */
  subjects: string[]
  /** The owner's action items, one per line. Each starts with its name, such as P12. */
  list: string[]
}

const REFUNDS = `select id, capture, amount, created_at, coalesce((
    select state from ledger where kind = 'refund' and gateway_id = refunds.id order by ledger.id desc limit 1
  ), 'pending') as state from refunds`
const STATES = `select order_id as id, status as state from orders
  union all select merchant_transaction_id, state from stand_alone_payments`

export async function gather({ shop, gateway }: World): Promise<Evidence> {
  const captures = await shop.rows(
    'select *, coalesce(gateway_order_id, stand_alone) as about from captures order by id',
  )
  const refunds = await shop.rows(REFUNDS)
  const states = await shop.rows(STATES)
  return {
    account: await gateway.account(),
    captures: captures.map((row) => ({
      id: Number(row.id),
      gatewayId: String(row.gateway_id),
      amount: Number(row.amount),
      held: row.held === null ? null : String(row.held),
      refunded: Number(row.refunded),
      lost: Number(row.lost),
      difference: Number(row.difference),
      isStandAlone: row.stand_alone !== null,
      about: String(row.about),
    })),
    refunds: refunds.map((row) => ({
      id: String(row.id),
      capture: Number(row.capture),
      amount: Number(row.amount),
      createdAt: new Date(String(row.created_at)).getTime(),
      state: row.state as RefundHere['state'],
    })),
    states: new Map(states.map(({ id, state }) => [String(id), String(state)])),
    subjects: await listSubjects(shop),
    list: (await shop.listActionItems()).split('\n').filter((line) => /^[A-Z]\S* {2}/.test(line)),
  }
}

/** Lists mails' subjects. A mail that was resent after a kill has the same Message-ID and counts once. */
async function listSubjects(shop: DrilledShop): Promise<string[]> {
  const waiting = await shop.rows('select message_id, subject from outbox')
  const all = new Map(waiting.map((row) => [String(row.message_id), String(row.subject)]))
  for (const { messageId, subject } of shop.mails()) all.set(messageId, subject)
  return [...all.values()]
}

import { paise } from 'shared-contracts/domain/money'
import { type DisputeRefusal, type Disputes, isDisputable } from '../disputes/disputes'
import type { Attempts } from '../gateway/attempts'
import type { DisputeState } from '../ledger/dispute'
import type { Ledger } from '../ledger/ledger'
import { isPaid, type Order } from '../ledger/order'
import { type Fields, InvalidAct, readCount } from './fields'

export interface OrderActDeps {
  ledger: Ledger
  attempts: Attempts
  disputes: Disputes
  now: () => Date
}

/** Something people do to an order, on the page and by the control api alike. */
interface OrderAct {
  /** What it is called on the page's button. */
  label: string
  /** Said once it is done. */
  done: string
  isPossible(order: Order): boolean
  /** @throws InvalidAct */
  perform(order: Order, fields: Fields, deps: OrderActDeps): void
}

export const orderActs = {
  'pay-again': {
    label: 'Pay again',
    done: 'The order was paid a second time.',
    isPossible: (order) => order.provider === 'cashfree' && isPaid(order),
    perform(order, _fields, { attempts }) {
      if (!this.isPossible(order))
        throw new InvalidAct('Only an order of Cashfree that is paid can be paid again.')
      attempts.makePlain(order, { state: 'SUCCESS', method: order.attempts.at(-1)?.method })
    },
  },
  expire: {
    label: 'Expire',
    done: 'The order has expired.',
    isPossible: (order) => !isPaid(order),
    perform(order, _fields, { ledger, now }) {
      if (!this.isPossible(order)) throw new InvalidAct('A paid order does not expire.')
      ledger.record({ type: 'order-expired', orderKey: order.key, at: now().toISOString() })
    },
  },
  dispute: {
    label: 'Open a dispute',
    done: 'The dispute was opened.',
    isPossible: (order) => order.provider === 'cashfree' && isDisputable(order),
    perform(order, fields, { disputes }) {
      if (order.provider !== 'cashfree')
        throw new InvalidAct('Only payments of Cashfree can be disputed here.')
      const attemptId =
        typeof fields.payment === 'string' && fields.payment !== '' ? fields.payment : undefined
      const amount = readCount(fields, 'paise', { least: 1, most: order.amount, usual: order.amount })
      const dispute = disputes.open(order, { attemptId, amount: paise(amount) })
      if (typeof dispute === 'string') throw new InvalidAct(disputeRefusals[dispute])
    },
  },
} satisfies Record<string, OrderAct>

const disputeRefusals: Record<DisputeRefusal, string> = {
  'no-such-payment': 'The order has no such captured payment.',
  'too-much': 'A dispute is about no more than was paid.',
  'open-already': 'The payment is disputed already.',
}

export type OrderActName = keyof typeof orderActs

export function isOrderAct(name: string): name is OrderActName {
  return Object.hasOwn(orderActs, name)
}

interface DisputeAct {
  label: string
  done: string
  state: Exclude<DisputeState, 'OPEN'>
}

export const disputeActs = {
  review: { label: 'Review dispute', done: 'The dispute is under review.', state: 'UNDER_REVIEW' },
  win: { label: 'Win dispute', done: 'The dispute was won by the shop.', state: 'WON' },
  lose: { label: 'Lose dispute', done: 'The dispute was lost, and its money taken.', state: 'LOST' },
} satisfies Record<string, DisputeAct>

export type DisputeActName = keyof typeof disputeActs

export function isDisputeAct(name: string): name is DisputeActName {
  return Object.hasOwn(disputeActs, name)
}

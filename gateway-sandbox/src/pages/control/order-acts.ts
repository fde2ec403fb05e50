import { paise } from 'shared-contracts/values/money'
import type { Settlement } from '../../gateway/attempts'
import { type DisputeRefusal, isDisputable } from '../../gateway/disputes'
import { type DisputeState, isPaid, type Order, type Outcome } from '../../gateway/store/order'
import type { Sandbox } from '../../sandbox'
import type { Fields } from '../../values/fields'
import { InvalidAct, readCount } from './fields'

interface OrderAct {
  label: string
  done: string
  isPossible(order: Order): boolean
  perform(order: Order, fields: Fields, sandbox: Sandbox): void
}

export const orderActs: Record<string, OrderAct> = {
  'pay-again': {
    label: 'Pay again',
    done: 'The order was paid a second time.',
    isPossible: (order) => order.provider === 'cashfree' && isPaid(order),
    perform(order, _fields, { attempts }) {
      if (!this.isPossible(order)) throw new InvalidAct('Only a paid Cashfree order can be paid again.')
      attempts.makePlain(order, { state: 'SUCCESS', method: order.attempts.at(-1)?.method })
    },
  },
  expire: {
    label: 'Expire',
    done: 'The order has expired.',
    isPossible: (order) => !isPaid(order),
    perform(order, _fields, { attempts }) {
      if (!this.isPossible(order)) throw new InvalidAct('A paid order can’t expire.')
      attempts.expire(order)
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
}

const disputeRefusals: Record<DisputeRefusal, string> = {
  'no-such-payment': 'The order has no such captured payment.',
  'too-much': 'A dispute can’t exceed the amount paid.',
  'open-already': 'The payment is already disputed.',
}

interface DisputeAct {
  label: string
  done: string
  state: Exclude<DisputeState, 'OPEN'>
}

export const disputeActs: Record<string, DisputeAct> = {
  review: { label: 'Review dispute', done: 'The dispute is under review.', state: 'UNDER_REVIEW' },
  win: { label: 'Win dispute', done: 'The dispute was won by the shop.', state: 'WON' },
  lose: { label: 'Lose dispute', done: 'The dispute was lost, and the amount was deducted.', state: 'LOST' },
}

const settleRefusals: Record<Exclude<Settlement, 'settled'>, string> = {
  'nothing-pending': 'This order has no pending attempt to settle.',
  'already-paid': 'This order was already paid by another attempt.',
}

/** Decides a pending payment, as the bank would. @throws InvalidAct if it can't be decided */
export function settlePayment({ attempts }: Sandbox, order: Order, outcome: Outcome) {
  const settlement = attempts.settle(order, outcome)
  if (settlement !== 'settled') throw new InvalidAct(settleRefusals[settlement], 409)
}

/** Decides a pending refund or pays out a declined one, as the bank would. @throws InvalidAct for others */
export function settleRefund({ refunds }: Sandbox, order: Order, refund: string, outcome: Outcome) {
  if (refunds.settle(order, refund, outcome, true)) return
  throw new InvalidAct('This order has no such refund that is pending or declined.', 409)
}

export function readOutcome({ outcome }: Fields): Outcome {
  if (outcome === 'success') return 'SUCCESS'
  if (outcome === 'failure') return 'FAILED'
  throw new InvalidAct('The outcome must be "success" or "failure".')
}

import type { OrderThere } from '../histories/gateway'
import type { Payable } from '../histories/world'
import type { CaptureHere, Evidence, RefundHere } from './evidence'

const LONG_MS = 7 * 24 * 3_600_000

interface Seen {
  payables: readonly Payable[]
  there: readonly OrderThere[]
  now: Date
}

/** Checks that the owner's action items are complete, and that none is superfluous. @returns complaints */
export function judgeList(evidence: Evidence, { payables, there, now }: Seen): string[] {
  const { captures, refunds, account, list } = evidence
  const disputes = account.orders.flatMap((order) => order.disputes).filter(({ state }) => state !== 'WON')
  const named = list.map((line) => line.split(' ', 1)[0] ?? '')
  const begins = (letter: string) => named.filter((name) => name.startsWith(letter))
  const ofDisputes = list
    .filter((line) => line.startsWith('D'))
    .map((line) => /dispute (\S+)/.exec(line)?.[1] ?? '')
  const odd = captures.filter(isOdd)
  const oddRefunds = refunds.filter((refund) => isOddRefund(refund, refunds, now))
  // No history ever assigns a purpose to such a payment.
  const standAlone = captures.filter((one) => one.isStandAlone && !isOdd(one) && computeLeft(one) > 0)
  return [
    ...compare('payments', begins('P'), odd.map(createNamer('P'))),
    ...compare('payments without an order', begins('S'), standAlone.map(createNamer('S'))),
    ...compare('undecided orders', begins('O'), undecided(evidence, payables, there).map(createNamer('O'))),
    ...compare('refunds', begins('R'), oddRefunds.map(createNamer('R'))),
    ...compare(
      'disputes',
      ofDisputes,
      disputes.map(({ id }) => id),
    ),
    ...list.filter((line) => !/^[PSORD]/.test(line)).map((line) => `on the list for no reason: ${line}`),
  ]
}

const createNamer =
  (letter: string) =>
  ({ id }: { id: number | string }) =>
    `${letter}${id}`

/** Returns the gateway's orders with an undecided payment. Orders with a known one are no longer polled. */
function undecided({ states }: Evidence, payables: readonly Payable[], there: readonly OrderThere[]) {
  const waiting = payables.filter(({ thing, name }) => thing === 'order' && states.get(name) === 'Pending')
  return there.filter(
    (order) =>
      waiting.some((payable) => payable.isIts(order)) &&
      order.attempts.some(({ state }) => state === 'PENDING') &&
      order.attempts.every(({ state }) => state !== 'SUCCESS'),
  )
}

/** True for a payment on hold with money left, or if more was refunded and lost than captured. */
function isOdd(capture: CaptureHere): boolean {
  const left = computeLeft(capture)
  return left < 0 || (capture.held !== null && left > 0)
}

function computeLeft({ amount, refunded, lost }: CaptureHere): number {
  return amount - refunded - lost
}

/** True for a refund that is overdue, or that failed without a later one succeeding. */
function isOddRefund(refund: RefundHere, all: readonly RefundHere[], now: Date): boolean {
  if (refund.state === 'pending') return now.getTime() - refund.createdAt >= LONG_MS
  const isGood = ({ capture, createdAt, state, amount }: RefundHere) =>
    capture === refund.capture && createdAt > refund.createdAt && state === 'done' && amount >= refund.amount
  return refund.state === 'failed' && !all.some(isGood)
}

function compare(what: string, here: readonly string[], expected: readonly string[]): string[] {
  const [missing, more] = [without(expected, here), without(here, expected)]
  return [
    ...missing.map((name) => `${what} not on the list: ${name}`),
    ...more.map((name) => `${what} on the list for no reason: ${name}`),
  ]
}

function without(names: readonly string[], others: readonly string[]): string[] {
  return names.filter((name) => !others.includes(name))
}

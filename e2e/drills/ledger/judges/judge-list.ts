import type { CaptureHere, Evidence, RefundHere } from './evidence'

const LONG_MS = 7 * 24 * 3_600_000

/** Whether the owner's list has everything that is not as it should be, and nothing else. @returns complaints */
export function judgeList({ captures, refunds, account, list }: Evidence, now: Date): string[] {
  const payments = captures.filter(isOdd).map(({ id }) => `P${id}`)
  const odd = refunds.filter((refund) => isOddRefund(refund, refunds, now)).map(({ id }) => `R${id}`)
  const disputes = account.orders.flatMap((order) => order.disputes).filter(({ state }) => state !== 'WON')
  const named = list.map((line) => line.split(' ', 1)[0] ?? '')
  const ofDisputes = list
    .filter((line) => line.startsWith('D'))
    .map((line) => /dispute (\S+)/.exec(line)?.[1] ?? '')
  return [
    ...compare(
      'payments',
      named.filter((name) => name.startsWith('P')),
      payments,
    ),
    ...compare(
      'refunds',
      named.filter((name) => name.startsWith('R')),
      odd,
    ),
    ...compare(
      'disputes',
      ofDisputes,
      disputes.map(({ id }) => id),
    ),
    ...list.filter((line) => !/^[PRD]/.test(line)).map((line) => `on the list for no reason: ${line}`),
  ]
}

/** Payments that paid for nothing, and payments of which more went back than came. */
function isOdd({ amount, refunded, lost, held }: CaptureHere): boolean {
  const left = amount - refunded - lost
  return left < 0 || (held !== null && left > 0)
}

/** A refund that failed and was not repeated, or that has taken long. */
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

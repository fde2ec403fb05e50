import { formatAmount, inRupees, paise } from 'shared-contracts/values/money'
import type { OrderThere } from '../histories/gateway'
import { listReported } from '../histories/gateway-account'
import type { Payable } from '../histories/world'
import type { CaptureHere, Evidence } from './evidence'

const rupees = (amount: number) => `Rs ${formatAmount(paise(amount))}`

/** Checks that payments and refunds were mailed once each, and failures at most once. @returns complaints */
export function judgeMails(
  { account, captures, refunds, subjects }: Evidence,
  payables: readonly Payable[],
  there: readonly OrderThere[],
): string[] {
  return payables.flatMap((own) => {
    const orders = there.filter(own.isIts)
    const taken = captures.filter(({ about }) => orders.some(({ id }) => id === about))
    const done = refunds.filter(
      ({ capture, state }) => state === 'done' && taken.some(({ id }) => id === capture),
    )
    const automatic = account.orders
      .filter(({ orderId }) => orders.some(({ id }) => id === orderId))
      .flatMap((order) => listReported(order).refunds)
      .filter(({ isAutomatic, state }) => isAutomatic && state === 'SUCCESS')
    const expected = [
      ...taken.flatMap((capture) => paidSubjects(own, capture)),
      ...done.map(({ amount }) => refundSubject(own, amount)),
      ...automatic.map(({ paise }) => refundSubject(own, paise)),
    ]
    const ofRefunds = own.thing === 'order' ? `for your order ${own.name}` : `refunded to ${own.name}`
    const isAbout = (subject: string) =>
      subject.includes(`order ${own.name} has been`) ||
      subject.includes(`order ${own.name} is on hold`) ||
      subject.includes(`from ${own.name} `) ||
      subject.includes(ofRefunds)
    const isOfFailure = (subject: string) => subject === `The payment for your order ${own.name} failed`
    const failures = subjects.filter(isOfFailure).length
    const attempts = orders.flatMap((order) => order.attempts)
    // A payment that the gateway reversed may have been reported as failed before.
    const failed = attempts.filter(({ state, isReversed }) => state !== 'SUCCESS' || isReversed).length
    return [
      ...compare(
        subjects.filter((subject) => isAbout(subject) && !isOfFailure(subject)),
        expected,
      ),
      ...(failures > failed ? [`${failures} mails report ${failed} failures of ${own.name}`] : []),
    ]
  })
}

function paidSubjects({ thing, name }: Payable, { amount, held, difference }: CaptureHere): string[] {
  const sum = inRupees(amount)
  if (thing === 'page') return [`A payment of ${sum} from ${name} ${held ? 'is on hold' : 'has arrived'}`]
  // An accepted payment was on hold before.
  const wasHeld = held !== null || difference !== 0
  return [
    ...(wasHeld ? [`A payment of ${sum} for order ${name} is on hold`] : []),
    ...(held ? [] : [`Your order ${name} has been confirmed`]),
  ]
}

function refundSubject({ thing, name }: Payable, amount: number): string {
  return thing === 'page'
    ? `${inRupees(amount)} refunded to ${name}`
    : `Refund of ${rupees(amount)} for your order ${name}`
}

function compare(sent: readonly string[], expected: readonly string[]): string[] {
  const [mails, facts] = [[...sent].sort().join('; '), [...expected].sort().join('; ')]
  return mails === facts ? [] : [`mails: "${mails}" instead of "${facts}"`]
}

import { formatAmount, paise } from 'shared-contracts/values/money'
import type { OrderThere } from '../histories/gateway'
import type { Payable } from '../histories/world'
import type { Evidence } from './evidence'

const rupees = (amount: number) => `Rs ${formatAmount(paise(amount))}`

/** Checks that each event was mailed exactly once, and nothing else. @returns complaints */
export function judgeMails(
  { captures, refunds, subjects }: Evidence,
  payables: readonly Payable[],
  there: readonly OrderThere[],
): string[] {
  return payables.flatMap((own) => {
    const orders = there.filter(own.isIts)
    const taken = captures.filter(({ about }) => orders.some(({ id }) => id === about))
    const done = refunds.filter(
      ({ capture, state }) => state === 'done' && taken.some(({ id }) => id === capture),
    )
    const expected = [
      ...taken.flatMap(({ amount, held }) => paidSubjects(own, amount, held)),
      ...done.map(({ amount }) => refundSubject(own, amount)),
    ]
    const ofRefunds = own.thing === 'order' ? `for your order ${own.name}` : `to ${own.name} is done`
    const isAbout = (subject: string) =>
      subject.includes(`order ${own.name} has been`) ||
      subject.includes(`by ${own.name} `) ||
      subject.includes(ofRefunds)
    const isOfFailure = (subject: string) => subject === `The payment for your order ${own.name} failed`
    const failures = subjects.filter(isOfFailure).length
    const attempts = orders.flatMap((order) => order.attempts)
    // Refunds that the gateway made by itself had failed before.
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

function paidSubjects({ thing, name }: Payable, amount: number, held: string | null): string[] {
  if (thing === 'page')
    return [`A payment of ${rupees(amount)} by ${name} ${held ? 'is held' : 'has arrived'}`]
  return held ? [] : [`Your order ${name} has been confirmed`]
}

function refundSubject({ thing, name }: Payable, amount: number): string {
  return thing === 'page'
    ? `The refund of ${rupees(amount)} to ${name} is done`
    : `A refund of ${rupees(amount)} for your order ${name}`
}

function compare(sent: readonly string[], expected: readonly string[]): string[] {
  const [mails, facts] = [[...sent].sort().join('; '), [...expected].sort().join('; ')]
  return mails === facts ? [] : [`mails: "${mails}" instead of "${facts}"`]
}

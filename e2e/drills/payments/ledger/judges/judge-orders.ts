import type { OrderThere } from '../histories/gateway'
import { listReported } from '../histories/gateway-account'
import type { Payable } from '../histories/world'
import type { CaptureHere, Evidence } from './evidence'

/** Checks that the state of every order and payment matches the money received. @returns complaints */
export function judgeOrders(
  { captures, states, account }: Evidence,
  payables: readonly Payable[],
  there: readonly OrderThere[],
): string[] {
  return payables.flatMap((own) => {
    const ids = there.filter(own.isIts).map(({ id }) => id)
    const taken = captures.filter(({ about }) => ids.includes(about))
    const mayPay = account.orders
      .filter(({ orderId }) => ids.includes(orderId))
      .some((order) => listReported(order).captures.some(({ paise }) => paise === own.paise))
    const isAccepted = taken.some(({ difference }) => difference !== 0)
    const state = states.get(own.thing === 'order' ? own.name : (ids[0] ?? ''))
    return [
      ...judgePayer(own, taken, mayPay || isAccepted),
      ...judgeState(own, taken, mayPay || isAccepted, state),
    ]
  })
}

function judgePayer(own: Payable, taken: readonly CaptureHere[], mayPay: boolean): string[] {
  const payers = taken.filter(({ held }) => held === null)
  const complaints =
    payers.length === (mayPay ? 1 : 0) ? [] : [`${own.name}: ${payers.length} payments paid it`]
  // The ledger records each difference between an accepted payment and the total, to the paisa.
  if (payers.some(({ amount, difference }) => amount - difference !== own.paise))
    complaints.push(`${own.name}: a wrong sum paid it`)
  return complaints
}

/** @param state undefined if the payment was never begun */
function judgeState(own: Payable, taken: readonly CaptureHere[], mayPay: boolean, state?: string): string[] {
  const expected = own.thing === 'page' ? pageStates(mayPay) : orderStates(taken, mayPay)
  const isRight = state === undefined || expected.includes(state)
  return isRight ? [] : [`${own.name} is ${state}, not ${expected.join(' or ')}`]
}

const pageStates = (isPaid: boolean) => (isPaid ? ['COMPLETED'] : ['PENDING', 'FAILED'])

/** Returns the states an order may have. A refunded order may stay refunded: a later payment goes on hold. */
function orderStates(taken: readonly CaptureHere[], isPaid: boolean): string[] {
  const isBack = ({ amount, refunded }: CaptureHere) => refunded >= amount
  if (taken.length > 0 && taken.every(isBack)) return ['Refunded']
  if (!isPaid) return ['Pending', 'Failed']
  return taken.some((one) => one.held === null && isBack(one)) ? ['Paid', 'Refunded'] : ['Paid']
}

import type { RefundRequest } from 'shared-contracts/payments/admin/money-schema'
import { type Paise, paise } from 'shared-contracts/values/money'
import { AppError } from '../../../../../errors'
import type { Orders, StoredOrder } from '../../../../orders'
import type { Staff } from '../../../../staff'
import type { CaptureRecord, Payments } from '../../..'
import { buildReason, computeAmount, refuseAboveLeft, type What } from '../allocation/allocation'
import { listUnrefunded } from '../allocation/share-of-return'
import type { RefundRequestRow } from '../refund-requests.repository'
import { type CheckedRefund, computeRefundable, type RefundRequests } from '../refund-requests.service'
import type { ShipmentsOfOrder } from '../shipments-of-order'
import { isOpen, sumAmounts } from './execute-refund'

interface RefundActionsDeps {
  refundRequests: Pick<RefundRequests, 'ask' | 'askForCustomer' | 'standing'>
  orders: Pick<Orders, 'find' | 'linesOf' | 'lock'>
  payments: Pick<Payments, 'paymentsFor' | 'paymentsNamed' | 'hold'>
  shipments: Pick<ShipmentsOfOrder, 'hasLeft' | 'returnedOf'>
}

/** Not the customer's own words: gateways and the audit log must not keep what people write about themselves. */
const CUSTOMERS_WISH = 'Cancelled by the customer'

const nothingOf = { line: null, quantity: null, return: null, pieces: null }

export interface Sent {
  staff: Staff
  repeatKey: string
  why: string
}

/** Requests refunds of three kinds: part of an order, a whole cancelled order, or a single payment. */
export function createRefundActions({ refundRequests, orders, payments, shipments }: RefundActionsDeps) {
  /** Requests a refund of part of an order. @param id our internal order id. @throws AppError if refused */
  async function ofOrder(id: string, what: What, { staff, repeatKey, why }: Sent): Promise<RefundRequest> {
    await refuseUnpaid(id)
    return refundRequests.ask(staff, {
      about: { order: id },
      repeatKey,
      why,
      what,
      hold: async () => void (await orders.lock(id)),
      async check(earlier): Promise<CheckedRefund> {
        refuseCancelled(earlier)
        const order = await paidOrder(id)
        const lines = (await orders.linesOf([id])).get(id) ?? []
        const shipping = paise(order.shipping - order.shippingDiscount)
        const givable = { lines, shipping, earlier, returned: await shipments.returnedOf(id) }
        const amount = computeAmount(what, givable)
        const payment = await payingOne(id)
        refuseAboveLeft(amount, computeRefundable([payment], earlier))
        return {
          kind: what.kind,
          payment: payment.gatewayId,
          ...nothingOf,
          ...(what.kind === 'line' && { line: what.line, quantity: what.quantity }),
          ...(what.kind === 'return' && {
            return: what.return,
            pieces: listUnrefunded(what.return, givable),
          }),
          amount,
          reason: buildReason(what, lines, earlier.length + 1, why),
          why,
        }
      },
    })
  }

  /** Requests the cancellation of an unshipped order, with a full refund. @throws AppError if refused */
  async function cancel(id: string, { staff, repeatKey, why }: Sent): Promise<RefundRequest> {
    await refuseUnpaid(id)
    const what = { kind: 'cancel' } as const
    return refundRequests.ask(staff, {
      about: { order: id },
      repeatKey,
      why,
      what,
      hold: async () => void (await orders.lock(id)),
      async check(earlier): Promise<CheckedRefund> {
        refuseCancelled(earlier)
        await paidOrder(id)
        if (earlier.some(({ state }) => state === 'waits'))
          throw new AppError(
            'CHANGED_MEANWHILE',
            'A refund of this order is pending. Undo or confirm it first.',
          )
        if (await shipments.hasLeft(id))
          throw new AppError('INVALID_INPUT', 'This order has been shipped and can no longer be cancelled.')
        return checkedCancellation(id, earlier, why)
      },
    })
  }

  async function checkedCancellation(
    id: string,
    earlier: readonly RefundRequestRow[],
    why: string,
  ): Promise<CheckedRefund> {
    const open = (await payments.paymentsFor(id)).filter(isOpen)
    return {
      kind: 'cancel',
      payment: null,
      ...nothingOf,
      amount: computeRefundable(open, earlier),
      reason: buildReason({ kind: 'cancel' }, [], earlier.length + 1, why),
      why,
    }
  }

  /**
   * Cancels an unshipped, paid order for its customer, with a full refund. Call in a transaction that locks the
   * order, and pass the result to `sent` after the commit. @throws AppError if refused
   */
  async function cancelForCustomer(id: string): Promise<RefundRequestRow> {
    const earlier = await refundRequests.standing(id)
    if (earlier.some(({ kind }) => kind === 'cancel')) throw wasCancelled()
    if (earlier.some(({ state }) => state === 'waits'))
      throw new AppError(
        'WRONG_STATE',
        'We’re already refunding part of this order. Send us a message to cancel the rest.',
      )
    if (await shipments.hasLeft(id)) throw hasShipped()
    return refundRequests.askForCustomer(id, await checkedCancellation(id, earlier, CUSTOMERS_WISH))
  }

  /** Requests a refund of one payment: a held one, or one without an order. @param name the gateway's id */
  async function ofPayment(
    name: string,
    sum: Paise,
    { staff, repeatKey, why }: Sent,
  ): Promise<RefundRequest> {
    const found = await paymentNamed(name)
    const what = { kind: 'sum', amount: sum } as const
    return refundRequests.ask(staff, {
      about: found.order ? { order: found.order } : { payment: found.gatewayId },
      repeatKey,
      why,
      what,
      hold: () => payments.hold(found),
      async check(earlier): Promise<CheckedRefund> {
        const payment = await paymentNamed(name)
        refuseAboveLeft(
          sum,
          computeRefundable(
            [payment],
            earlier.filter((one) => one.payment === payment.gatewayId),
          ),
        )
        const reason = buildReason(what, [], earlier.length + 1, why)
        return {
          kind: 'sum',
          payment: payment.gatewayId,
          ...nothingOf,
          amount: sum,
          reason,
          why,
        }
      },
    })
  }

  async function refuseUnpaid(id: string): Promise<void> {
    if ((await payments.paymentsFor(id)).length === 0)
      throw new AppError('NOT_FOUND', 'This order has no payment.')
  }

  async function paidOrder(id: string): Promise<StoredOrder> {
    const order = await orders.find(id)
    if (order.status === 'Paid') return order
    const isBack = order.status === 'Refunded'
    throw new AppError(
      'INVALID_INPUT',
      isBack ? 'This order has already been fully refunded.' : 'This order is not paid.',
    )
  }

  /** Returns the payment that paid for the order. Held payments are refunded one by one, by their own ids. */
  async function payingOne(id: string): Promise<CaptureRecord> {
    const payment = (await payments.paymentsFor(id)).find(({ held }) => held === null)
    if (!payment) throw new AppError('INVALID_INPUT', 'This order is not paid.')
    return inRupees(payment)
  }

  async function paymentNamed(name: string): Promise<CaptureRecord> {
    const payment = (await payments.paymentsNamed(name)).find(({ gatewayId }) => gatewayId === name)
    if (!payment) throw new AppError('NOT_FOUND', `Payment ${name} not found.`)
    return inRupees(payment)
  }

  return { ofOrder, cancel, cancelForCustomer, ofPayment }
}

export type RefundActions = ReturnType<typeof createRefundActions>

/** @throws AppError if the payment is in another currency */
function inRupees(payment: CaptureRecord): CaptureRecord {
  if (payment.currency === 'INR') return payment
  throw new AppError(
    'INVALID_INPUT',
    `It was paid in ${payment.currency}. Refund it in the payment gateway’s dashboard.`,
  )
}

function refuseCancelled(earlier: readonly RefundRequestRow[]): void {
  const cancelled = earlier.find(({ kind }) => kind === 'cancel')
  if (!cancelled) return
  const words = cancelled.state === 'waits' ? 'is being cancelled' : 'was cancelled'
  throw new AppError('CHANGED_MEANWHILE', `This order ${words} by ${cancelled.staffName}.`)
}

function wasCancelled(): AppError {
  return new AppError('WRONG_STATE', 'This order has already been cancelled.')
}

function hasShipped(): AppError {
  return new AppError(
    'WRONG_STATE',
    'This order has already been shipped, so it can’t be cancelled any more.',
  )
}

/** Adds up the payments that paid for the order. */
export function sumPaid(captures: readonly CaptureRecord[]): Paise {
  return sumAmounts(
    captures.filter(({ held, currency }) => held === null && currency === 'INR').map(({ amount }) => amount),
  )
}

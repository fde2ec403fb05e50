import { inRupees, type Paise, paise } from 'shared-contracts/values/money'
import { AppError } from '../../../../../errors'
import type { Orders } from '../../../../orders'
import { type AuditLog, type AuditLogPerson, theCustomer } from '../../../../staff'
import { type CaptureRecord, type Payments, refundable } from '../../..'
import type { RefundRequestRow, RefundRequestsRepository } from '../refund-requests.repository'
import type { ShipmentsOfOrder } from '../shipments-of-order'

export interface CarryOutDeps {
  repository: Pick<RefundRequestsRepository, 'change'>
  orders: Pick<Orders, 'find' | 'lock' | 'tellCancelled'>
  payments: Pick<Payments, 'paymentsFor' | 'paymentsNamed' | 'beginRefund'>
  shipments: ShipmentsOfOrder
  auditLog: AuditLog
}

/** Executes refunds that need no further approval. Call in a transaction. */
export function createRefundExecution({ repository, orders, payments, shipments, auditLog }: CarryOutDeps) {
  /** @param by the person for the audit log. @returns the refunds to send after the commit. @throws AppError */
  async function carryOut(
    row: RefundRequestRow,
    by: AuditLogPerson,
    confirmedBy: string | null,
  ): Promise<string[]> {
    if (row.order) await orders.lock(row.order)
    const shares = await sharesOf(row)
    checkRequestedAmount(row, sumAmounts(shares.map(({ amount }) => amount)))
    if (row.order && row.kind === 'cancel') await cancel(row.order, row.why, by)
    const refunds: string[] = []
    for (const { payment, amount } of shares) {
      const order = { of: payment.gatewayId, amount, reason: row.reason, who: row.staffName }
      refunds.push((await payments.beginRefund(order)).id)
    }
    const isCancel = row.kind === 'cancel'
    await repository.change(row.id, { state: 'ordered', refunds, confirmedBy })
    if (row.order) await shipments.notSent(row.order)
    await auditLog.write({
      by,
      what: isCancel ? 'order-cancelled' : 'refund-ordered',
      about: row.order ? { kind: 'order', id: row.order } : { kind: 'payment', id: row.payment ?? '' },
      before: { left: sumAmounts(shares.map(({ payment }) => refundable(payment))) },
      after: {
        amount: row.amount,
        reason: row.reason,
        refunds,
        ...(confirmedBy && { askedBy: row.staffName }),
      },
      why: row.why,
    })
    return refunds
  }

  async function cancel(order: string, why: string, by: AuditLogPerson): Promise<void> {
    if (await shipments.hasLeft(order))
      throw new AppError('CHANGED_MEANWHILE', 'This order has been shipped and can no longer be cancelled.')
    await shipments.cancelAll(order, by)
    await orders.tellCancelled(await orders.find(order), by === theCustomer ? undefined : why)
  }

  /** Splits a cancelled order's refund over its payments. Any other refund is of a single payment. */
  async function sharesOf(row: RefundRequestRow): Promise<{ payment: CaptureRecord; amount: Paise }[]> {
    if (row.kind === 'cancel' && row.order) {
      const open = (await payments.paymentsFor(row.order)).filter(isOpen)
      return open.map((payment) => ({ payment, amount: refundable(payment) }))
    }
    const named = await payments.paymentsNamed(row.payment ?? '')
    const payment = named.find(({ gatewayId }) => gatewayId === row.payment)
    return payment ? [{ payment, amount: paise(row.amount) }] : []
  }

  return carryOut
}

export type RefundExecution = ReturnType<typeof createRefundExecution>

/** The approval doesn't cover payments that arrived after the request. @param amount the paise to refund now */
function checkRequestedAmount(row: Pick<RefundRequestRow, 'amount'>, amount: Paise): void {
  if (amount <= row.amount) return
  throw new AppError(
    'CHANGED_MEANWHILE',
    `${inRupees(amount)} would be refunded now, but the request was for ${inRupees(row.amount)}. Undo it and cancel the order again.`,
  )
}

/** True if the admin can refund any of the payment. */
export function isOpen(payment: CaptureRecord): boolean {
  return payment.currency === 'INR' && refundable(payment) > 0
}

export function sumAmounts(amounts: readonly number[]): Paise {
  return paise(amounts.reduce((sum, amount) => sum + amount, 0))
}

import { canBecome, type OrderStatus } from 'shared-contracts/orders/order-status'
import type { Paise } from 'shared-contracts/values/money'
import { inRupees } from 'shared-contracts/values/money'
import type { Database } from '../../../db/connection'
import { AppError } from '../../../errors'
import type { Orders } from '../../orders'
import type { GatewayOrdersRepository } from '../checkout/gateway-orders.repository'
import type { CaptureRecord, LedgerRepository } from './ledger.repository'

interface AcceptPaymentDeps {
  database: Pick<Database, 'inTransaction'>
  ledger: Pick<LedgerRepository, 'add' | 'capture'>
  gatewayOrders: Pick<GatewayOrdersRepository, 'change'>
  orders: Pick<Orders, 'find' | 'lock' | 'accept'>
  now: () => Date
}

/** An owner's decision to send an order although the amount paid differs from its total. */
export interface Acceptance {
  /** The payment's row in the ledger. */
  id: number
  who: string
  why: string
}

/** True for an unpaid order's payment of the wrong amount, none of it refunded, being refunded or lost. */
export function canAccept(
  { held, currency, refunded, underway, lost }: Omit<CaptureRecord, 'amount'>,
  status: OrderStatus | null,
): boolean {
  return (
    held === 'amount' &&
    currency === 'INR' &&
    refunded + underway + lost === 0 &&
    status !== null &&
    canBecome(status, 'Paid')
  )
}

export function createAcceptPayment({ database, ledger, gatewayOrders, orders, now }: AcceptPaymentDeps) {
  /** Accepts a payment. The ledger stores how it differs from the total. @throws AppError WRONG_STATE */
  return function accept({ id, who, why }: Acceptance): Promise<void> {
    return database.inTransaction(async () => {
      const { order: orderId } = await ledger.capture(id)
      if (orderId === null) throw notAcceptable()
      await orders.lock(orderId)
      const payment = await ledger.capture(id)
      if (payment.held === null) return
      const order = await orders.find(orderId)
      if (!canAccept(payment, order.status)) throw notAcceptable()
      const { amount, gatewayId, gatewayOrder, provider, currency } = payment
      const { kind, by, words } = compareToTotal(amount, order.total)
      await orders.accept(order.id, { paymentId: gatewayId, amount, note: `${words}: ${why}` }, who)
      const row = { at: now(), provider, currency, gatewayOrder, gatewayId, capture: id, note: why }
      await ledger.add({ ...row, kind, state: 'done', amount: by })
      if (gatewayOrder) await gatewayOrders.change(gatewayOrder, { nextQuestionAt: null })
    })
  }
}

function compareToTotal(amount: Paise, total: Paise) {
  const by = Math.abs(amount - total)
  const isLess = amount < total
  return {
    kind: isLess ? ('underpayment' as const) : ('overpayment' as const),
    by,
    words: `Accepted although it is ${inRupees(by)} ${isLess ? 'less' : 'more'} than the total`,
  }
}

function notAcceptable(): AppError {
  return new AppError('WRONG_STATE', 'This payment can’t be accepted for its order. Refund it instead.')
}

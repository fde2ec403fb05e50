import type { OrderMoney } from 'shared-contracts/payments/admin/money-schema'
import { type Paise, paise } from 'shared-contracts/values/money'
import { AppError } from '../../../../errors'
import { type Orders, packPrice } from '../../../orders'
import type { Staff } from '../../../staff'
import type { Payments } from '../..'
import { countRefunded, isShippingBack } from './allocation/earlier'
import { openReturns } from './allocation/share-of-return'
import { ownLimit } from './approval/approval'
import { counts, toWire } from './approval/standing'
import { isOpen, sumAmounts } from './execution/execute-refund'
import { sumPaid } from './execution/refunding'
import type { RefundRequestRow, RefundRequestsRepository } from './refund-requests.repository'
import { computeRefundable } from './refund-requests.service'
import type { ShipmentsOfOrder } from './shipments-of-order'

interface OrderMoneyDeps {
  repository: Pick<RefundRequestsRepository, 'of' | 'limits' | 'orderIds'>
  orders: Pick<Orders, 'find' | 'linesOf'>
  payments: Pick<Payments, 'paymentsFor' | 'refundStates'>
  shipments: Pick<ShipmentsOfOrder, 'hasLeft' | 'returnedOf'>
}

export function createOrderMoney({ repository, orders, payments, shipments }: OrderMoneyDeps) {
  /** @param id our internal order id */
  return async function orderMoney(staff: Staff, id: string): Promise<OrderMoney> {
    if (!(await repository.orderIds([id])).has(id))
      throw new AppError('NOT_FOUND', 'This order was not found.')
    const order = await orders.find(id)
    const lines = (await orders.linesOf([id])).get(id) ?? []
    const captures = await payments.paymentsFor(id)
    const rows = await repository.of({ order: id })
    const refunds = await payments.refundStates(rows.flatMap((row) => row.refunds))
    const earlier = rows.filter((row) => counts(row, refunds))
    const own = earlier.filter(({ staffId }) => staffId === staff.id)
    const paying = captures.filter((payment) => payment.held === null && isOpen(payment))
    return {
      orderId: order.orderId,
      lines: lines.map((ordered, line) => {
        const { name, variant, quantity } = ordered
        return {
          line,
          name,
          variant,
          price: packPrice(ordered),
          quantity,
          refunded: countRefunded(line, earlier),
        }
      }),
      shipping: paise(order.shipping - order.shippingDiscount),
      isShippingRefunded: isShippingBack(earlier),
      returns: openReturns({ lines, earlier, returned: await shipments.returnedOf(id) }),
      paid: sumPaid(captures),
      left: computeRefundable(paying, earlier),
      ownLimit: rest(ownLimit(staff.role, await repository.limits()), own),
      notCancellable: await whyNot(id, order.status, earlier),
      refundRequests: rows.map((row) => toWire(row, order.orderId, refunds)),
    }
  }

  async function whyNot(
    id: string,
    status: string,
    earlier: readonly RefundRequestRow[],
  ): Promise<OrderMoney['notCancellable']> {
    if (earlier.some(({ kind }) => kind === 'cancel')) return 'cancelled'
    if (status !== 'Paid') return 'not-paid'
    return (await shipments.hasLeft(id)) ? 'shipped' : null
  }
}

export type OrderMoneyReader = ReturnType<typeof createOrderMoney>

function rest(limit: Paise | null, own: readonly RefundRequestRow[]): number | null {
  return limit === null ? null : paise(Math.max(0, limit - sumAmounts(own.map(({ amount }) => amount))))
}

import { CustomerShipment } from 'shared-contracts/orders/order-schema'
import { orderStatuses } from 'shared-contracts/orders/order-status'
import type { CreatedPayment } from 'shared-contracts/payments/payment'
import * as z from 'zod/mini'
import { AppError } from '../../../../errors'
import type { Orders, StoredOrder } from '../../../orders'
import type { Ledger } from '../../ledger'
import { ifAnswered } from '../../providers/http/response-or-failure'
import type { GatewayOrdersRepository } from '../gateway-orders.repository'
import type { ReturnLinks } from './return-links'

interface ReturnsDeps {
  gatewayOrders: Pick<GatewayOrdersRepository, 'newestOf'>
  ledger: Pick<Ledger, 'ask' | 'heldFor'>
  orders: Pick<Orders, 'find' | 'findStored' | 'lastFailure' | 'mailWaits' | 'shipmentsIn' | 'sameCart'>
  returnLinks: Pick<ReturnLinks, 'orderOf'>
  startAgain: (order: StoredOrder) => Promise<CreatedPayment>
  onError: (error: unknown, id: string) => void
}

/** The outcome shown to anyone with a valid return link. */
export const OrderOutcome = z.object({
  orderId: z.string(),
  status: z.enum(orderStatuses),
  /** Set if the same cart was already paid through another order, from another tab or device. */
  paidAs: z.optional(z.string()),
  /** Set if money arrived without paying for the order. */
  held: z.optional(z.enum(['arrived', 'refunded'])),
  /** Set while mails about the order wait for the customer to confirm their address. */
  mailWaits: z.optional(z.literal(true)),
})
export type OrderOutcome = z.infer<typeof OrderOutcome>

export const PaymentStatus = z.object({
  ...OrderOutcome.shape,
  /** The reason why the payment failed, in the gateway's words. */
  message: z.optional(z.string()),
  shipments: z.optional(z.array(CustomerShipment)),
})
export type PaymentStatus = z.infer<typeof PaymentStatus>

/** Shoppers may return in a different browser, such as a bank app's, so a token reveals nothing about them. */
export function createReturns(deps: ReturnsDeps) {
  const { gatewayOrders, ledger, orders, returnLinks, startAgain, onError } = deps

  /** Returns the order's current status, asking the gateway while the payment is open. */
  async function statusOf(customerId: string, orderId: string): Promise<PaymentStatus> {
    const order = await newest(await orders.findStored(customerId, orderId))
    const message = order.status === 'Failed' ? await orders.lastFailure(order.id) : undefined
    return {
      ...(await outcomeOf(order)),
      ...(message && { message }),
      ...(await orders.shipmentsIn(order)),
    }
  }

  /** Like `statusOf`, for the token of a return link. */
  async function returnedStatus(token: string): Promise<OrderOutcome> {
    return outcomeOf(await newest(await orderOf(token)))
  }

  async function payAgain(token: string): Promise<CreatedPayment> {
    return startAgain(await orderOf(token))
  }

  async function orderOf(token: string): Promise<StoredOrder> {
    const id = returnLinks.orderOf(token)
    if (!id) throw new AppError('NOT_FOUND', 'This link has expired. Please log in to see your order.')
    return orders.find(id)
  }

  /** Reads the order again after asking the gateway, if the payment is still open. */
  async function newest(order: StoredOrder): Promise<StoredOrder> {
    if (order.status !== 'Pending' && order.status !== 'Failed') return order
    const record = await gatewayOrders.newestOf(order.id)
    if (record?.nextQuestionAt)
      await ifAnswered(ledger.ask(record, 'customer'), (error) => onError(error, record.id))
    return orders.findStored(order.customerId, order.orderId)
  }

  async function outcomeOf(order: StoredOrder): Promise<OrderOutcome> {
    const { orderId, status } = order
    const [other, held] = [await orders.sameCart.paidAs(order), await ledger.heldFor(order)]
    return {
      orderId,
      status,
      ...(other && { paidAs: other.orderId }),
      ...(held && { held }),
      ...((await orders.mailWaits(order)) && { mailWaits: true as const }),
    }
  }

  return { statusOf, returnedStatus, payAgain }
}

export type Returns = ReturnType<typeof createReturns>

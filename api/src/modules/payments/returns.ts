import type { CreatedPayment } from 'shared-contracts/domain/payments'
import { AppError } from '../../errors'
import type { StoredOrder } from '../orders'
import type { OrderOutcome } from './payment-status'
import type { SignedTokens } from './signed-token'

/** A shopper may come back from the bank's app hours later. */
export const RETURN_LIFETIME_MS = 24 * 3_600_000

export interface ReturnsDeps {
  tokens: SignedTokens
  publicOrigin: string
  /** @throws Error when there is none */
  findOrder: (id: string) => Promise<StoredOrder>
  /** The order after its gateway has been asked, where the payment is still open. */
  newest: (order: StoredOrder) => Promise<StoredOrder>
  outcomeOf: (order: StoredOrder) => Promise<OrderOutcome>
  startAgain: (order: StoredOrder) => Promise<CreatedPayment>
  now: () => Date
}

export type Returns = ReturnType<typeof createReturns>

/**
 * The way back from the gateway's page. It may end in another browser than it began in, such as the one a bank's
 * app opens: the token in the address shows what has become of the one order, and nothing of the customer.
 */
export function createReturns(deps: ReturnsDeps) {
  const { tokens, publicOrigin, findOrder, newest, outcomeOf, startAgain, now } = deps

  function addressOf(order: StoredOrder): string {
    // Our id, written out: the gateway would put its own in place of {order_id}.
    const address = new URL('/thank-you', publicOrigin)
    address.searchParams.set('order_id', order.orderId)
    address.searchParams.set('token', tokens.make(order.id, now()))
    return address.href
  }

  async function statusOf(token: string): Promise<OrderOutcome> {
    return outcomeOf(await newest(await orderOf(token)))
  }

  async function payAgain(token: string): Promise<CreatedPayment> {
    return startAgain(await orderOf(token))
  }

  async function orderOf(token: string): Promise<StoredOrder> {
    const id = tokens.read(token, now())
    if (!id) throw new AppError('NOT_FOUND', 'This link has expired. Please log in to see your order.')
    return findOrder(id)
  }

  return { addressOf, statusOf, payAgain }
}

import type { CreatedPayment } from 'shared-contracts/domain/payments'
import { AppError } from '../../../errors'
import type { StoredOrder } from '../../orders'
import type { OrderOutcome } from './payment-status'
import type { ReturnLinks } from './return-links'

export interface ReturnsDeps {
  links: Pick<ReturnLinks, 'orderOf'>
  /** @throws Error when there is none */
  findOrder: (id: string) => Promise<StoredOrder>
  /** The order after its gateway has been asked, where the payment is still open. */
  newest: (order: StoredOrder) => Promise<StoredOrder>
  outcomeOf: (order: StoredOrder) => Promise<OrderOutcome>
  startAgain: (order: StoredOrder) => Promise<CreatedPayment>
}

export type Returns = ReturnType<typeof createReturns>

/**
 * The way back from the gateway's page. It may end in another browser than it began in, such as the one a bank's
 * app opens: the token in the address shows what has become of the one order, and nothing of the customer.
 */
export function createReturns(deps: ReturnsDeps) {
  const { links, findOrder, newest, outcomeOf, startAgain } = deps

  async function statusOf(token: string): Promise<OrderOutcome> {
    return outcomeOf(await newest(await orderOf(token)))
  }

  async function payAgain(token: string): Promise<CreatedPayment> {
    return startAgain(await orderOf(token))
  }

  async function orderOf(token: string): Promise<StoredOrder> {
    const id = links.orderOf(token)
    if (!id) throw new AppError('NOT_FOUND', 'This link has expired. Please log in to see your order.')
    return findOrder(id)
  }

  return { statusOf, payAgain }
}

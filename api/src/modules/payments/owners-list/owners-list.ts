import type { Database } from '../../../db/connection'
import { AppError } from '../../../errors'
import type { Orders } from '../../orders'
import { createParkedRepository, lookedAtEvent } from './owners-list.repository'

const LONGEST_BODY = 300

export interface ParkedDeps {
  database: Database
  orders: Pick<Orders, 'lock' | 'note'>
  now: () => Date
}

export interface LookedAt {
  /** As the list names it: P and a number for a payment, M and a number for a message. */
  id: string
  reason: string
  who: string
}

/** What waits for the owner, and the owner's word that it has been looked at. */
export function createParked({ database, orders, now }: ParkedDeps) {
  const repository = createParkedRepository(database)

  /** @returns lines to read */
  async function list(): Promise<string> {
    const payments = (await repository.payments()).map(
      ({ id, orderId, at, what, why }) => `P${id}  ${orderId}  ${at.toISOString()}  ${what}: ${why}`,
    )
    const messages = (await repository.messages()).map(
      ({ id, provider, receivedAt, outcome, trouble, body }) =>
        `M${id}  ${receivedAt.toISOString()}  ${provider}, ${outcome}${trouble ? ` (${trouble})` : ''}: ${body.slice(0, LONGEST_BODY)}`,
    )
    return [
      `Payments held: ${payments.length}`,
      ...payments,
      `Messages of gateways parked: ${messages.length}`,
      ...messages,
    ].join('\n')
  }

  async function count(): Promise<number> {
    return (await repository.payments()).length + (await repository.messages()).length
  }

  /** Takes one thing off the list; no order and no money changes. @throws AppError when it does not wait */
  async function lookedAt({ id, reason, who }: LookedAt): Promise<void> {
    const isDone = await database.inTransaction(() =>
      id.startsWith('P') ? closePayment(id, reason, who) : closeMessage(id, reason, who),
    )
    if (!isDone) throw new AppError('NOT_FOUND', `Nothing that waits is called ${id}.`)
  }

  async function closePayment(id: string, why: string, who: string): Promise<boolean> {
    const isMeant = (payment: { id: number }) => `P${payment.id}` === id
    const order = (await repository.payments()).find(isMeant)?.order
    if (!order) return false
    await orders.lock(order)
    const payment = (await repository.payments()).find(isMeant)
    if (!payment) return false
    await orders.note(order, { who, what: lookedAtEvent(payment.what), why })
    return true
  }

  async function closeMessage(id: string, reason: string, who: string): Promise<boolean> {
    const number = /^M(\d{1,15})$/.exec(id)?.[1]
    if (!number) return false
    return repository.closeMessage(Number(number), `looked at ${now().toISOString()} by ${who}: ${reason}`)
  }

  return { list, count, lookedAt }
}

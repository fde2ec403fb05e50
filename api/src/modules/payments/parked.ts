import type { Database } from '../../db/connection'
import { createParkedRepository } from './parked.repository'

const LONGEST_BODY = 300

/** What waits for the owner, in lines to read. */
export function createParked(database: Database): () => Promise<string> {
  const repository = createParkedRepository(database)

  return async () => {
    const payments = (await repository.payments()).map(
      ({ orderId, at, what, why }) => `${orderId}  ${at.toISOString()}  ${what}: ${why}`,
    )
    const messages = (await repository.messages()).map(
      ({ id, provider, receivedAt, outcome, trouble, body }) =>
        `#${id}  ${receivedAt.toISOString()}  ${provider}, ${outcome}${trouble ? ` (${trouble})` : ''}: ${body.slice(0, LONGEST_BODY)}`,
    )
    return [
      `Payments held: ${payments.length}`,
      ...payments,
      `Messages of gateways parked: ${messages.length}`,
      ...messages,
    ].join('\n')
  }
}

import { and, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/connection'
import { lookedAt } from '../../../db/tables/ledger'
import { gatewayEvents } from '../../../db/tables/payments'
import { letters } from './waiting-thing'

/** Messages that wait for the owner: about orders that are not ours, or that could not be applied. */
export function isWaitingMessage(db: Connection): SQL | undefined {
  const isOdd = inArray(gatewayEvents.outcome, ['parked', 'failed'])
  const name = sql`${letters.message} || ${gatewayEvents.id}`
  return and(isOdd, notExists(db.select({ one: sql`1` }).from(lookedAt).where(eq(lookedAt.subject, name))))
}

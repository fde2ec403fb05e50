import { and, eq, inArray, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/connection'
import { ledger, lookedAt } from '../ledger/ledger.tables'
import { gatewayEvents } from '../payments.tables'
import { letters } from './action-item'

/** Matches messages that need the owner: about orders we don't know, or that could not be applied. */
export function isWaitingMessage(db: Connection): SQL | undefined {
  const one = { one: sql`1` }
  const hasRow = db.select(one).from(ledger).where(eq(ledger.report, gatewayEvents.id))
  const isOdd = or(
    inArray(gatewayEvents.outcome, ['unmatched', 'failed']),
    // The ledger has no row for a payment reported again with a different amount or order.
    and(eq(gatewayEvents.outcome, 'held'), notExists(hasRow)),
  )
  const name = sql`${letters.message} || ${gatewayEvents.id}`
  return and(isOdd, notExists(db.select(one).from(lookedAt).where(eq(lookedAt.subject, name))))
}

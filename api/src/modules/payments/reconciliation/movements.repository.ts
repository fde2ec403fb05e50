import { and, asc, between, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { ledger, type MovementKind, movementKinds } from '../ledger/ledger.tables'
import { gatewayOrders, type ProviderName } from '../payments.tables'
import type { AccountRow } from '../providers/gateway/account-row'
import { formatMovementName, type LedgerMovement } from './comparison/movement'
import type { Period } from './period'

/** PostgreSQL accepts at most 65535 values per statement. */
const NAMES_AT_ONCE = 5_000

export function createMovementsRepository(database: Database) {
  const orderId = sql<string>`coalesce(${gatewayOrders.gatewayOrderId}, ${ledger.standAlone}, '')`

  async function rows(provider: ProviderName, which: SQL | undefined) {
    return database
      .connection()
      .select({
        ...getTableColumns(ledger),
        kind: sql<MovementKind>`${ledger.kind}`,
        gatewayOrderId: orderId,
      })
      .from(ledger)
      .leftJoin(gatewayOrders, eq(gatewayOrders.id, ledger.gatewayOrder))
      .where(and(eq(ledger.provider, provider), inArray(ledger.kind, movementKinds), which))
      .orderBy(asc(ledger.id))
  }

  /** @returns the ledger's movements in the period or in the account, each in its current state */
  async function movements(
    provider: ProviderName,
    { from, to }: Period,
    account: readonly AccountRow[],
  ): Promise<LedgerMovement[]> {
    const found = await rows(provider, between(ledger.at, from, to))
    const ids = found.map(({ gatewayId }) => gatewayId)
    const known = new Map<number, (typeof found)[number]>()
    const names = [...new Set([...ids, ...account.flatMap(listNames)])]
    // Includes their later rows: a refund reported in the period may have finished after it.
    for (let start = 0; start < names.length; start += NAMES_AT_ONCE) {
      const some = names.slice(start, start + NAMES_AT_ONCE)
      const isNamed = or(inArray(ledger.gatewayId, some), inArray(gatewayOrders.gatewayOrderId, some))
      for (const row of await rows(provider, or(isNamed, inArray(ledger.standAlone, some))))
        known.set(row.id, row)
    }
    return keepNewest([...known.values()].toSorted((one, other) => one.id - other.id))
  }

  return { movements }
}

export type MovementsRepository = ReturnType<typeof createMovementsRepository>

type Row = Omit<LedgerMovement, 'firstAt'> & { at: Date }

/** @param rows oldest first */
function keepNewest(rows: readonly Row[]): LedgerMovement[] {
  const newest = new Map<string, LedgerMovement>()
  for (const row of rows) {
    const { kind, gatewayId, gatewayOrderId, amount, state, at } = row
    const firstAt = newest.get(formatMovementName(row))?.firstAt ?? at
    newest.set(formatMovementName(row), { kind, gatewayId, gatewayOrderId, amount, state, firstAt })
  }
  return [...newest.values()]
}

/** Returns the names under which the ledger may know an account's row. */
function listNames({ gatewayId, gatewayOrderId }: AccountRow): string[] {
  return [gatewayId, gatewayOrderId]
}

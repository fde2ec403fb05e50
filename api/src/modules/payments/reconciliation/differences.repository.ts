import { and, asc, eq, gte, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { letters } from '../action-items/action-item'
import { differences, lookedAt } from '../ledger/ledger.tables'
import type { ProviderName } from '../payments.tables'
import type { Comparison } from './comparison/compare'
import type { Difference } from './comparison/difference'
import { formatMovementName } from './comparison/movement'

export type StoredDifference = typeof differences.$inferSelect

/** Stores the differences between the ledger and the gateways' accounts, and when they came and went. */
export function createDifferencesRepository(database: Database) {
  const db = () => database.connection()
  const isOf = (provider: ProviderName) => eq(differences.provider, provider)
  const isSame = ({ kind, gatewayId, cause }: Difference) =>
    and(eq(differences.kind, kind), eq(differences.gatewayId, gatewayId), eq(differences.cause, cause))

  return {
    /** Stores differences; closes those surely gone. @returns all found, and those that are new or reopened */
    async keep(
      provider: ProviderName,
      { differences: compared, decided }: Pick<Comparison, 'differences' | 'decided'>,
      now: Date,
    ): Promise<{ found: StoredDifference[]; news: StoredDifference[] }> {
      const news: StoredDifference[] = []
      for (const difference of compared) {
        const [added] = await db()
          .insert(differences)
          .values({ ...difference, provider, seenAt: now })
          .onConflictDoUpdate({
            target: [differences.provider, differences.kind, differences.gatewayId, differences.cause],
            set: { ...difference, goneAt: null, seenAt: now },
            setWhere: isNotNull(differences.goneAt),
          })
          .returning()
        if (added) news.push(added)
        else
          await db()
            .update(differences)
            .set(difference)
            .where(and(isOf(provider), isSame(difference)))
      }
      const isFound = (row: StoredDifference) =>
        compared.some((one) => formatMovementName(one) === formatMovementName(row) && one.cause === row.cause)
      const isOpen = and(isOf(provider), isNull(differences.goneAt))
      const open = await db().select().from(differences).where(isOpen).orderBy(asc(differences.id))
      const gone = open
        .filter((row) => decided.has(formatMovementName(row)) && !isFound(row))
        .map(({ id }) => id)
      if (gone.length > 0)
        await db().update(differences).set({ goneAt: now }).where(inArray(differences.id, gone))
      return { found: open.filter(isFound), news }
    },

    /** @returns open differences that the owner has not marked as reviewed since they appeared */
    async waiting(): Promise<StoredDifference[]> {
      const isLook = and(
        eq(lookedAt.subject, sql`${letters.difference}::text || ${differences.id}`),
        gte(lookedAt.at, differences.seenAt),
      )
      const look = db().select({ one: sql`1` }).from(lookedAt).where(isLook)
      const waits = and(isNull(differences.goneAt), notExists(look))
      return db().select().from(differences).where(waits).orderBy(asc(differences.id))
    },
  }
}

export type DifferencesRepository = ReturnType<typeof createDifferencesRepository>

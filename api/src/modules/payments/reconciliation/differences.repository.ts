import { and, asc, eq, gte, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { differences, lookedAt } from '../../../db/tables/ledger'
import type { ProviderName } from '../../../db/tables/payments'
import { letters } from '../owners-list/waiting-thing'
import type { Difference } from './comparison/difference'
import { nameOf } from './comparison/movement'

export type StoredDifference = typeof differences.$inferSelect

/** Where the ledger and the gateways' accounts do not agree, since when, and until when they did not. */
export function createDifferencesRepository(database: Database) {
  const db = () => database.connection()
  const isOf = (provider: ProviderName, { kind, gatewayId, cause }: Difference) =>
    and(
      eq(differences.provider, provider),
      eq(differences.kind, kind),
      eq(differences.gatewayId, gatewayId),
      eq(differences.cause, cause),
    )

  async function open(providers: readonly ProviderName[]): Promise<StoredDifference[]> {
    const isOpen = and(inArray(differences.provider, [...providers]), isNull(differences.goneAt))
    return db().select().from(differences).where(isOpen).orderBy(asc(differences.id))
  }

  return {
    open,

    /**
     * Keeps what was found, and ends what is no more.
     * @param decided the names of the movements that were compared: a difference of another one stays as it is
     * @returns those that are new, or have come back
     */
    async keep(
      provider: ProviderName,
      found: readonly Difference[],
      decided: ReadonlySet<string>,
      now: Date,
    ): Promise<StoredDifference[]> {
      const news: StoredDifference[] = []
      for (const difference of found) {
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
        else await db().update(differences).set(difference).where(isOf(provider, difference))
      }
      const isFound = (row: StoredDifference) =>
        found.some((one) => nameOf(one) === nameOf(row) && one.cause === row.cause)
      const gone = (await open([provider])).filter((row) => decided.has(nameOf(row)) && !isFound(row))
      const ids = gone.map(({ id }) => id)
      if (ids.length > 0)
        await db().update(differences).set({ goneAt: now }).where(inArray(differences.id, ids))
      return news
    },

    /** @returns those that are open and that nobody has taken off the owner's list since they were seen */
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

import { and, desc, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Database } from '../../../../db/connection'
import { nights } from '../../ledger/ledger.tables'
import type { ProviderName } from '../../payments.tables'

export function createNightsRepository(database: Database) {
  const db = () => database.connection()

  return {
    /** @returns false if the night is done, or another process holds a claim */
    async claim(provider: ProviderName, night: string, now: Date, until: Date): Promise<boolean> {
      const rows = await db()
        .insert(nights)
        .values({ provider, night, claimedUntil: until })
        .onConflictDoUpdate({
          target: [nights.provider, nights.night],
          set: { claimedUntil: until },
          setWhere: and(isNull(nights.doneAt), lte(nights.claimedUntil, now)),
        })
        .returning({ night: nights.night })
      return rows.length > 0
    },

    /** Call in the transaction that stores the results. */
    async done(provider: ProviderName, night: string, doneAt: Date): Promise<void> {
      const isNight = and(eq(nights.provider, provider), eq(nights.night, night))
      await db().update(nights).set({ doneAt }).where(isNight)
    },

    /** @returns the newest completed night, and when it was completed */
    async newestDone(provider: ProviderName): Promise<{ night: string; doneAt: Date | null } | undefined> {
      const [row] = await db()
        .select({ night: nights.night, doneAt: nights.doneAt })
        .from(nights)
        .where(and(eq(nights.provider, provider), isNotNull(nights.doneAt)))
        .orderBy(desc(nights.night))
        .limit(1)
      return row
    },
  }
}

export type NightsRepository = ReturnType<typeof createNightsRepository>

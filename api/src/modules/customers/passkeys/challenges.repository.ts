import { lte } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { usedPasskeyChallenges } from './passkeys.tables'

export type ChallengesRepository = ReturnType<typeof createChallengesRepository>

export function createChallengesRepository({ connection }: Database) {
  /** @returns false if it has already been used, in this process or another */
  async function use(hash: string, expiresAt: Date): Promise<boolean> {
    const added = await connection()
      .insert(usedPasskeyChallenges)
      .values({ hash, expiresAt })
      .onConflictDoNothing()
      .returning({ hash: usedPasskeyChallenges.hash })
    return added.length > 0
  }

  async function removeExpired(now: Date): Promise<void> {
    await connection().delete(usedPasskeyChallenges).where(lte(usedPasskeyChallenges.expiresAt, now))
  }

  return { use, removeExpired }
}

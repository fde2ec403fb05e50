import type { Database } from '../../../db/connection'
import { openTestDatabase } from '../../../testing/database'
import { createChallengesRepository } from './challenges.repository'
import { usedPasskeyChallenges } from './passkeys.tables'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const at = (minute: number) => new Date(Date.UTC(2026, 10, 25, 10, minute))

test('a challenge can be used once, and is deleted only after it has expired', async () => {
  const challenges = createChallengesRepository(database)
  expect(await challenges.use('early', at(5))).toBe(true)
  expect(await challenges.use('late', at(6))).toBe(true)
  await challenges.removeExpired(at(5))
  const kept = await database.connection().select().from(usedPasskeyChallenges)
  expect(kept).toEqual([{ hash: 'late', expiresAt: at(6) }])
  expect(await challenges.use('late', at(6))).toBe(false)
})

import { openTestDatabase } from '../../testing/database'
import { createBackupLateness } from './backup-lateness'
import { createMarksRepository } from './marks.repository'

const MINUTE_MS = 60_000

test('a backup is late one minute after it was due; without any backup, a shop is late from its start', async () => {
  const database = await openTestDatabase()
  const startedAt = Date.now()
  let now = new Date(startedAt)
  const lateness = createBackupLateness({ database, now: () => now })
  const secondsLateAfter = (minutes: number) => {
    now = new Date(startedAt + minutes * MINUTE_MS)
    return lateness.count()
  }
  expect(await secondsLateAfter(10)).toBe(10 * 60)
  await createMarksRepository(database).made('whole', 'a backup', now, 15 * MINUTE_MS)
  expect(await secondsLateAfter(26)).toBe(0)
  expect(await secondsLateAfter(30)).toBe(4 * 60)
  await database.close()
})

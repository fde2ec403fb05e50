import { backupName } from './manifest'
import { toBeRemoved } from './retention'

const now = new Date('2026-11-25T12:00:00Z')

function backup(at: string, kind: 'postgres' | 'registry' = 'postgres', isComplete = true) {
  const moment = new Date(at)
  return { name: backupName(moment, kind), at: moment, isComplete, keys: [] }
}

const removed = (...listed: ReturnType<typeof backup>[]) =>
  toBeRemoved(
    listed,
    listed.filter(({ isComplete }) => isComplete),
    now,
    30,
  ).map(({ name }) => name)

test('all backups of the last two days are kept, and the last one of each earlier day', () => {
  const morning = backup('2026-11-20T09:00:00Z')
  expect(
    removed(
      morning,
      backup('2026-11-20T21:00:00Z'),
      backup('2026-11-25T10:00:00Z'),
      backup('2026-11-25T11:00:00Z'),
    ),
  ).toEqual([morning.name])
})

test('backups past their retention are deleted, but never the newest one', () => {
  const old = backup('2026-10-01T09:00:00Z')
  expect(removed(old)).toEqual([])
  expect(removed(old, backup('2026-10-02T09:00:00Z'))).toEqual([old.name])
})

test('the registry backup that belongs to the oldest kept database is kept, however old it is', () => {
  const [oldest, older] = [
    backup('2026-09-01T09:00:00Z', 'registry'),
    backup('2026-10-01T09:00:00Z', 'registry'),
  ]
  const recent = backup('2026-11-24T09:00:00Z', 'registry')
  expect(removed(older, recent)).toEqual([])
  expect(removed(oldest, older, recent)).toEqual([oldest.name])
})

test('an unfinished backup may still be in progress, and is deleted after a day', () => {
  expect(removed(backup('2026-11-25T11:00:00Z', 'postgres', false))).toEqual([])
  expect(removed(backup('2026-11-24T11:00:00Z', 'postgres', false))).toHaveLength(1)
})

test('an unfinished backup never replaces a complete one', () => {
  const whole = backup('2026-10-01T09:00:00Z')
  expect(removed(whole, backup('2026-11-25T11:00:00Z', 'postgres', false))).toEqual([])
})

test('an unusable backup never replaces a usable one', () => {
  const ours = backup('2026-11-20T09:00:00Z')
  const planted = backup('2026-11-20T21:00:00Z')
  expect(toBeRemoved([ours, planted], [ours], now, 30)).toEqual([])
})

import type { Listed } from './backups'

const DAY_MS = 24 * 3_600_000
/** All backups are kept this long. After that, only the last one of each day is kept. */
const ALL_FOR_MS = 2 * DAY_MS
/** After this time an unfinished backup is considered interrupted. */
const UNFINISHED_FOR_MS = DAY_MS

/**
 * Selects the backups to delete: complete ones older than two days that are not the last of their day and kind
 * (UTC), and those past their retention. The newest of each kind is always kept, and so is the last registry
 * backup before the oldest kept database, whose restore needs it. Unfinished ones are deleted after a day.
 * @param usable the backups that may replace others: a planted backup must not displace a genuine one
 */
export function toBeRemoved(
  listed: readonly Listed[],
  usable: readonly Listed[],
  now: Date,
  keepDays: number,
): Listed[] {
  return listed.filter((backup) => {
    const age = now.getTime() - backup.at.getTime()
    if (!backup.isComplete) return age > UNFINISHED_FOR_MS
    const newer = usable.filter((one) => isSameKind(one, backup) && one.at > backup.at)
    if (newer.length === 0) return false
    if (age > keepDays * DAY_MS)
      return readKind(backup) !== 'registry' || newer.some(buildAgeTest(keepDays, now))
    return age > ALL_FOR_MS && newer.some((one) => toDay(one) === toDay(backup))
  })
}

function buildAgeTest(days: number, now: Date): (backup: Listed) => boolean {
  return ({ at }) => now.getTime() - at.getTime() > days * DAY_MS
}

function isSameKind(one: Listed, other: Listed): boolean {
  return readKind(one) === readKind(other)
}

function readKind({ name }: Listed): string {
  return name.slice(name.lastIndexOf('-') + 1)
}

function toDay({ at }: Listed): string {
  return at.toISOString().slice(0, 10)
}

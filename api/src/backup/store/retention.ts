import type { Listed } from './backups'

const DAY_MS = 24 * 3_600_000
/** So long every backup is kept; of older days the last one. */
const ALL_FOR_MS = 2 * DAY_MS
/** A backup that is still unfinished then was cut short. */
const UNFINISHED_FOR_MS = DAY_MS

/**
 * Which backups may go: of complete ones those older than two days that are not the last of their day and kind (UTC), and
 * those older than the days to keep. The newest of each kind stays whatever its age, and so does the registry's last one
 * from before that time, as it belongs to the oldest database that is kept. Unfinished ones go after a day.
 * @param usable those that others may go for: a planted backup must not take the place of a true one
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

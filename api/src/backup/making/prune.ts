import type { Backups } from '../store/backups'
import { toBeRemoved } from '../store/retention'

/** Removes what the rule no longer keeps. @returns how many */
export async function prune(backups: Backups, now: Date, keepDays: number): Promise<number> {
  const gone = toBeRemoved(await backups.list(), now, keepDays)
  for (const backup of gone) await backups.remove(backup)
  return gone.length
}

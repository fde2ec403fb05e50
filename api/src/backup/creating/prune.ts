import type { Backups, Listed } from '../store/backups'
import { toBeRemoved } from '../store/retention'

export async function prune(backups: Backups, now: Date, keepDays: number): Promise<number> {
  const listed = await backups.list()
  const usable: Listed[] = []
  for (const one of listed) if (one.isComplete && (await backups.readUsable(one.name))) usable.push(one)
  const gone = toBeRemoved(listed, usable, now, keepDays)
  for (const backup of gone) await backups.remove(backup)
  return gone.length
}

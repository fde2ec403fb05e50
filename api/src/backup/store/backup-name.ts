import type { Manifest } from './manifest'

/* A backup's name is the second it is of, in UTC, and its kind: 2026-11-25T09-30-00Z-postgres. */

const NAME = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\dZ)-(postgres|registry)$/

export function backupName(at: Date, kind: Manifest['kind']): string {
  return `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z-${kind}`
}

/** @returns undefined for what is no name of a backup */
export function momentOf(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? []
  return day ? new Date(`${day}${hours}:${minutes}:${seconds}`) : undefined
}

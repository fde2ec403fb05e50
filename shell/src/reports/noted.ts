import type { Report } from 'shared-contracts/analytics/report'

type Noted = Extract<Report, { kind: 'visit' | 'load-failed' | 'render-failed' }>

const noted = new Map<string, Noted>()
let tell: ((report: Noted) => void) | undefined

/**
 * Notes what became of a version of a remote in this document, for the edge to count. A failure is a visit too, and only
 * the first one counts.
 */
export function note(
  kind: Noted['kind'],
  { name: remote, version }: { name: string; version: string },
): void {
  // A failure for want of a connection says nothing of the version.
  if (kind === 'load-failed' && !navigator.onLine) return
  if (kind !== 'visit') note('visit', { name: remote, version })
  const key = `${remote} ${version} ${kind === 'visit'}`
  if (noted.has(key)) return
  const report = { kind, remote, version }
  noted.set(key, report)
  tell?.(report)
}

/** Hands on all that was noted, and what will be. */
export function followNotes(listener: (report: Noted) => void): void {
  tell = listener
  noted.forEach(listener)
}

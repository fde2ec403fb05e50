import type { Report } from 'shared-contracts/analytics/report'

type Noted = Extract<Report, { kind: 'visit' | 'load-failed' | 'render-failed' }>

const noted = new Map<string, Noted>()
let tell: ((report: Noted) => void) | undefined

/** Records a version's visit or failure for the edge, each at most once per document. */
export function note(
  kind: Noted['kind'],
  { name: remote, version }: { name: string; version: string },
): void {
  // A failure while offline says nothing about the version.
  if (kind === 'load-failed' && !navigator.onLine) return
  if (kind !== 'visit') note('visit', { name: remote, version })
  const key = `${remote} ${version} ${kind === 'visit'}`
  if (noted.has(key)) return
  const report = { kind, remote, version }
  noted.set(key, report)
  tell?.(report)
}

/** Calls the listener with all records so far, and with later ones. */
export function followNotes(listener: (report: Noted) => void): void {
  tell = listener
  noted.forEach(listener)
}

import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { followNotes } from './noted'
import type { Report, Reports } from './report'

/** What happens together is sent together; of a failure the edge is to know soon. */
const GATHER_MS = 10_000
const GATHER_FAILURES_MS = 1000

/**
 * Reports to the edge how the remotes on this page fare, and how fast the page was: web vitals count for the
 * remote that owned the document. In a file of its own, fetched when the page is idle.
 */
export function sendReports(owner: { name: string; version: string } | undefined): void {
  const documentNumber = String(Math.random()).slice(2)
  let gathered: Report[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function send() {
    clearTimeout(timer)
    timer = undefined
    if (gathered.length === 0) return
    const body: Reports = { document: documentNumber, reports: gathered }
    // A page of another site could not send this type without asking first.
    navigator.sendBeacon('/reports', new Blob([JSON.stringify(body)], { type: 'application/json' }))
    gathered = []
  }

  function gather(report: Report) {
    gathered.push(report)
    const isFailure = report.kind.endsWith('failed')
    if (isFailure) clearTimeout(timer)
    if (isFailure || !timer) timer = setTimeout(send, isFailure ? GATHER_FAILURES_MS : GATHER_MS)
  }

  followNotes(gather)
  const told = new Set<string>()
  if (owner)
    for (const follow of [onLCP, onFCP, onCLS, onINP, onTTFB])
      follow(({ name, value }) => {
        // Layout shift is told anew each time the page is left.
        if (told.has(name)) return
        told.add(name)
        gather({ kind: 'vital', vital: name, value, remote: owner.name, version: owner.version })
      })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
}

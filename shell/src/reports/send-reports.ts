import type { Step } from 'shared-contracts/analytics/analytics'
import type { Report, Reports } from 'shared-contracts/analytics/report'
import { onMalformed } from 'shared-contracts/http'
import type { Store } from 'shared-contracts/store'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { followSteps, type LocationSource } from './follow-steps'
import { followNotes } from './noted'

/** Events are gathered for this long and sent together. Failures are sent sooner. */
const GATHER_MS = 10_000
const GATHER_FAILURES_MS = 1000
/** The edge's limits for one message. */
const MOST_SEARCHES = 20
const MOST_LETTERS = 200
const MOST_MALFORMED = 20

/**
 * Reports to the edge how well this page's remotes work and how fast the page is. Web vitals are attributed to
 * the remote that owned the document. When the page is left, it also reports the anonymous steps of a purchase,
 * each once, and searches without results. Part of the chunk for idle work.
 */
export function sendReports(
  owner: { name: string; version: string } | undefined,
  store: Store,
  places: LocationSource,
): void {
  const documentNumber = String(Math.random()).slice(2)
  let gathered: Report[] = []
  const taken = new Set<Step>()
  let steps: Step[] = []
  let searches: string[] = []
  let malformed: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function send() {
    clearTimeout(timer)
    timer = undefined
    const isLeft = document.visibilityState === 'hidden'
    if (gathered.length + malformed.length === 0 && !(isLeft && steps.length + searches.length > 0)) return
    const body: Reports = {
      document: documentNumber,
      reports: gathered,
      ...(isLeft && { steps, searches }),
      ...(malformed.length > 0 && { malformed }),
    }
    // Another site's page could not send this type without a preflight.
    navigator.sendBeacon('/reports', new Blob([JSON.stringify(body)], { type: 'application/json' }))
    gathered = []
    malformed = []
    if (isLeft) steps = []
    if (isLeft) searches = []
  }

  function gather(report: Report) {
    gathered.push(report)
    const isFailure = report.kind.endsWith('failed')
    if (isFailure) clearTimeout(timer)
    if (isFailure || !timer) timer = setTimeout(send, isFailure ? GATHER_FAILURES_MS : GATHER_MS)
  }

  followNotes(gather)
  onMalformed((field) => {
    if (malformed.length < MOST_MALFORMED) malformed.push(field)
    timer ??= setTimeout(send, GATHER_MS)
  })
  const reported = new Set<string>()
  if (owner)
    for (const follow of [onLCP, onFCP, onCLS, onINP, onTTFB])
      follow(({ name, value }) => {
        // Layout shift is reported again each time the page is left.
        if (reported.has(name)) return
        reported.add(name)
        gather({ kind: 'vital', vital: name, value, remote: owner.name, version: owner.version })
      })
  followSteps(store, places, {
    onStep(step) {
      if (taken.has(step)) return
      taken.add(step)
      steps.push(step)
    },
    onSearch(query) {
      if (searches.length < MOST_SEARCHES) searches.push(query.slice(0, MOST_LETTERS))
    },
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
}

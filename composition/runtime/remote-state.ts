import type { LiveRemote, VisitRemote } from 'shared-contracts/remote'
import { ContractMismatch } from './remote-failure'

/** The waits before a version is fetched once more, in ms: as many repeats as there are waits. */
const WAITS_MS = [300, 1200]

/** The registry names it; nobody has asked for it yet. */
interface Named {
  kind: 'named'
  named: VisitRemote
}

interface Loading {
  kind: 'loading'
  named: VisitRemote
  /** What is being fetched: the named version, or its last good one. */
  version: LiveRemote
  /** Counts from 1. */
  attempt: number
  waitMs: number
  /** Some of its code has run: the page's store may hold what it has added, so no other version may follow. */
  hasRun: boolean
  /** Why the named version gave way to its last good one. */
  failure?: unknown
}

interface Loaded {
  kind: 'loaded'
  named: VisitRemote
  version: LiveRemote
}

interface Failed {
  kind: 'failed'
  named: VisitRemote
  hasRun: boolean
}

/** Where a remote of this visit stands. */
export type RemoteState = Named | Loading | Loaded | Failed

/** The version that the page uses of a remote, or will. */
export function selectVersion(state: RemoteState): LiveRemote {
  return state.kind === 'loading' || state.kind === 'loaded' ? state.version : state.named
}

/** Someone asks for it. */
export function firstAttempt(named: VisitRemote, hasRun: boolean): Loading {
  return { kind: 'loading', named, version: named, attempt: 1, waitMs: 0, hasRun }
}

/** After a failed attempt: the same version again, then its last good one, then nothing. */
export function nextAttempt(loading: Loading, failure: unknown): Loading | undefined {
  const { named, version, attempt, hasRun } = loading
  const waitMs = WAITS_MS[attempt - 1]
  // A version that does not fit is the same when it is fetched again.
  if (waitMs !== undefined && !(failure instanceof ContractMismatch))
    return { ...loading, attempt: attempt + 1, waitMs }
  if (version === named && named.lastGood && !hasRun)
    return { ...firstAttempt(named, false), version: named.lastGood, failure }
  return undefined
}

/** Its code runs from now on. */
export function running(state: RemoteState): RemoteState {
  return state.kind === 'loading' ? { ...state, hasRun: true } : state
}

/** It is on the page. */
export function loaded(state: RemoteState): Loaded {
  return { kind: 'loaded', named: state.named, version: selectVersion(state) }
}

/** All attempts failed, or it could not register. */
export function failed(state: RemoteState): Failed {
  return { kind: 'failed', named: state.named, hasRun: state.kind === 'loading' && state.hasRun }
}

import type { LiveRemote, VisitRemote } from 'shared-contracts/remote'
import { ContractMismatch } from './remote-failure'

/** The delays before each retry of a version, in ms. */
const WAITS_MS = [300, 1200]

/** A remote that is listed in the registry, but not requested yet. */
interface Named {
  kind: 'named'
  named: VisitRemote
}

interface Loading {
  kind: 'loading'
  named: VisitRemote
  /** The version being fetched: the named one, or its last good one. */
  version: LiveRemote
  /** The number of the attempt, from 1. */
  attempt: number
  waitMs: number
  /** True if some of its code has run: the page's store may contain its additions, so no other version may follow. */
  hasRun: boolean
  /** The reason why the named version was replaced with its last good one. */
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

/** The state of a remote in this visit. */
export type RemoteState = Named | Loading | Loaded | Failed

/** Returns the version of a remote that the page uses, or will use. */
export function selectVersion(state: RemoteState): LiveRemote {
  return state.kind === 'loading' || state.kind === 'loaded' ? state.version : state.named
}

export function firstAttempt(named: VisitRemote, hasRun: boolean): Loading {
  return { kind: 'loading', named, version: named, attempt: 1, waitMs: 0, hasRun }
}

/** Returns the next attempt after a failure: the same version again, then its last good one, then none. */
export function nextAttempt(loading: Loading, failure: unknown): Loading | undefined {
  const { named, version, attempt, hasRun } = loading
  const waitMs = WAITS_MS[attempt - 1]
  // An incompatible version stays incompatible when it is fetched again.
  if (waitMs !== undefined && !(failure instanceof ContractMismatch))
    return { ...loading, attempt: attempt + 1, waitMs }
  if (version === named && named.lastGood && !hasRun)
    return { ...firstAttempt(named, false), version: named.lastGood, failure }
  return undefined
}

/** Records that the remote's code has begun to run. */
export function running(state: RemoteState): RemoteState {
  return state.kind === 'loading' ? { ...state, hasRun: true } : state
}

export function loaded(state: RemoteState): Loaded {
  return { kind: 'loaded', named: state.named, version: selectVersion(state) }
}

/** Returns the state of a remote whose attempts have all failed, or that could not register. */
export function failed(state: RemoteState): Failed {
  return { kind: 'failed', named: state.named, hasRun: state.kind === 'loading' && state.hasRun }
}

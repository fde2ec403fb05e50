import {
  CONTRACT_VERSION,
  type LiveRemote,
  majorOf,
  ownerOf,
  type RemoteModule,
  type VisitRemote,
} from 'shared-contracts/remote'
import type { Store } from 'shared-contracts/store'
import { EvaluationFailure } from '../federation/instance'
import { note } from '../reports/noted'
import { withAttempts } from './attempts'
import { ContractMismatch, RemoteFailure } from './remote-failure'

/** How containers are fetched; the federation runtime in the page, something else in a test. */
export interface ContainerLoader {
  load: (remote: LiveRemote) => Promise<RemoteModule>
  forget: (remote: LiveRemote, attempt: number) => void
  /** What a visit gets now in place of a version that failed; rejects when nobody can say. */
  renew: (remote: VisitRemote) => Promise<VisitRemote>
}

const ATTEMPTS = { timeoutMs: 8000, waitsMs: [300, 1200] }

/** @throws ContractMismatch when the remote was built against another major version of the contract */
function assertFits(name: string, contract: string): void {
  if (majorOf(contract) !== majorOf(CONTRACT_VERSION))
    throw new ContractMismatch(name, contract, CONTRACT_VERSION)
}

/** The remotes of this visit, each loaded at most once; a failed load is not kept. */
export function createRemotes(live: readonly VisitRemote[], store: Store, loader: ContainerLoader) {
  const named = new Map(live.map((remote) => [remote.name, remote]))
  const loading = new Map<string, Promise<RemoteModule>>()
  /** Those of which some code has run: the page's store may hold what it has added, so no other version may follow. */
  const begun = new Set<string>()
  const loaded = new Set<string>()
  const failures = new Map<string, RemoteFailure>()
  const inUse = new Map<string, LiveRemote>()
  let forgotten = 0

  /** The container's next attempt fetches this version, all of it anew. */
  function forget(remote: LiveRemote) {
    forgotten += 1
    loader.forget(remote, forgotten)
  }

  /** @throws ContractMismatch, and what the last attempt failed with */
  async function fetchModule(remote: LiveRemote): Promise<RemoteModule> {
    assertFits(remote.name, remote.contract)
    return withAttempts(() => run(remote), { ...ATTEMPTS, onFailure: () => forget(remote) })
  }

  async function run(remote: LiveRemote): Promise<RemoteModule> {
    try {
      const module = await loader.load(remote)
      begun.add(remote.name)
      return module
    } catch (failure) {
      if (failure instanceof EvaluationFailure) begun.add(remote.name)
      throw failure
    }
  }

  /** The last good version, unless something of this one has run. */
  async function fetchLastGood(remote: VisitRemote, failure: unknown): Promise<RemoteModule> {
    const { name, lastGood } = remote
    if (!lastGood || begun.has(name)) throw failure
    forget(lastGood)
    try {
      const module = await fetchModule(lastGood)
      inUse.set(name, lastGood)
      return module
    } catch {
      note('load-failed', lastGood)
      forget(remote)
      throw failure
    }
  }

  /** The version to load: after a failure the one that the registry names by now, unless something of this one has run. */
  async function chosen(remote: VisitRemote): Promise<VisitRemote> {
    if (!failures.has(remote.name) || begun.has(remote.name)) return remote
    const renewed = await loader.renew(remote).catch(() => remote)
    if (renewed.version !== remote.version) forget(renewed)
    named.set(remote.name, renewed)
    return renewed
  }

  async function load(before: VisitRemote): Promise<RemoteModule> {
    const remote = await chosen(before)
    try {
      const module = await fetchModule(remote).catch((failure) => {
        note('load-failed', remote)
        return fetchLastGood(remote, failure)
      })
      assertFits(remote.name, module.contract)
      module.register?.({ store })
      loaded.add(remote.name)
      return module
    } catch (cause) {
      note('load-failed', inUse.get(remote.name) ?? remote)
      if (cause instanceof ContractMismatch) throw cause
      throw new RemoteFailure(remote.name, `${remote.name} could not be loaded.`, { cause })
    }
  }

  return {
    /** The remote that owns a path. */
    ownerOf: (path: string) => ownerOf(path, [...named.values()]),
    isLoaded: (remote: LiveRemote) => loaded.has(remote.name),
    /** The version of a remote that this page has loaded, or will. */
    inUse: (remote: LiveRemote) => inUse.get(remote.name) ?? named.get(remote.name) ?? remote,
    /** Why a remote's last load failed. */
    failureOf: (remote: LiveRemote) => failures.get(remote.name),
    load(remote: VisitRemote): Promise<RemoteModule> {
      const known = loading.get(remote.name)
      if (known) return known
      const attempt = load(remote)
      loading.set(remote.name, attempt)
      attempt.catch((failure: RemoteFailure) => {
        failures.set(remote.name, failure)
        loading.delete(remote.name)
      })
      return attempt
    },
  }
}

export type Remotes = ReturnType<typeof createRemotes>

import {
  CONTRACT_VERSION,
  type LiveRemote,
  majorOf,
  ownerOf,
  type RemoteModule,
} from 'shared-contracts/remote'
import type { Store } from 'shared-contracts/store'
import { withAttempts } from './attempts'
import { ContractMismatch, RemoteFailure } from './remote-failure'

/** How containers are fetched; the federation runtime in the page, something else in a test. */
export interface ContainerLoader {
  load: (remote: LiveRemote) => Promise<RemoteModule>
  forget: (remote: LiveRemote, attempt: number) => void
}

const ATTEMPTS = { timeoutMs: 8000, waitsMs: [300, 1200] }

/** @throws ContractMismatch when the remote was built against another major version of the contract */
function assertFits(name: string, contract: string): void {
  if (majorOf(contract) !== majorOf(CONTRACT_VERSION))
    throw new ContractMismatch(name, contract, CONTRACT_VERSION)
}

/** The remotes of this visit, each loaded at most once; a failed load is not kept. */
export function createRemotes(live: readonly LiveRemote[], store: Store, loader: ContainerLoader) {
  const loading = new Map<string, Promise<RemoteModule>>()
  const loaded = new Set<string>()
  const failures = new Map<string, RemoteFailure>()
  let forgotten = 0

  async function load(remote: LiveRemote): Promise<RemoteModule> {
    assertFits(remote.name, remote.contract)
    try {
      const module = await withAttempts(() => loader.load(remote), {
        ...ATTEMPTS,
        onFailure: () => {
          forgotten += 1
          loader.forget(remote, forgotten)
        },
      })
      assertFits(remote.name, module.contract)
      module.register?.({ store })
      loaded.add(remote.name)
      return module
    } catch (cause) {
      if (cause instanceof ContractMismatch) throw cause
      throw new RemoteFailure(remote.name, `${remote.name} could not be loaded.`, { cause })
    }
  }

  return {
    /** The remote that owns a path. */
    ownerOf: (path: string) => ownerOf(path, live),
    isLoaded: (remote: LiveRemote) => loaded.has(remote.name),
    /** Why a remote's last load failed. */
    failureOf: (remote: LiveRemote) => failures.get(remote.name),
    load(remote: LiveRemote): Promise<RemoteModule> {
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

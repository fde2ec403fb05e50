import type { getInstance } from '@module-federation/runtime'
import {
  CONTRACT_VERSION,
  containerName,
  findOwner,
  type LiveRemote,
  parseMajor,
  type RemoteModule,
  type VisitRemote,
} from 'shared-contracts/remote'
import type { Store } from 'shared-contracts/store'
import { buildModuleId, forgetChunks, toContainer } from './container'
import { ContractMismatch, RemoteFailure } from './remote-failure'
import {
  failed,
  firstAttempt,
  loaded,
  nextAttempt,
  type RemoteState,
  running,
  selectVersion,
} from './remote-state'
import { runtimePlugin } from './runtime-plugin'

type Runtime = Pick<
  NonNullable<ReturnType<typeof getInstance>>,
  'registerRemotes' | 'registerPlugins' | 'loadRemote'
>

interface Options {
  /** Module Federation's runtime: the page's own, or a test's. */
  runtime: Runtime
  /** Returns the version that a visit gets now in place of a failed one. Rejects if it is unknown. */
  renew: (remote: VisitRemote) => Promise<VisitRemote>
  /** Called with each version that still fails after its retries. */
  onFailed: (version: LiveRemote) => void
}

interface Exposed {
  default: RemoteModule
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** @throws ContractMismatch if the remote was built against a different major version of the contract */
function assertFits(name: string, contract: string): void {
  if (parseMajor(contract) !== parseMajor(CONTRACT_VERSION))
    throw new ContractMismatch(name, contract, CONTRACT_VERSION)
}

/** Creates the remotes of this visit. Each is loaded at most once, except after a failure. */
export function createRemotes(
  live: readonly VisitRemote[],
  store: Store,
  { runtime, renew, onFailed }: Options,
) {
  /** The state of each remote, by container name. */
  const states = new Map<string, RemoteState>(
    live.map((named) => [containerName(named.name), { kind: 'named', named }]),
  )
  const loads = new Map<string, Promise<RemoteModule>>()
  let fetches = 0

  function stateOf(container: string): RemoteState {
    const state = states.get(container)
    if (!state) throw new Error(`The page does not list ${container}.`)
    return state
  }

  runtime.registerPlugins([
    runtimePlugin({
      willFetch(container) {
        const { name, contract } = selectVersion(stateOf(container))
        assertFits(name, contract)
      },
      integrityOf(container) {
        const { integrity, entry } = selectVersion(stateOf(container))
        return integrity[entry] ?? ''
      },
      willRun(container) {
        states.set(container, running(stateOf(container)))
      },
      recover,
    }),
  ])
  runtime.registerRemotes(live.map((remote) => toContainer(remote)))

  async function recover(container: string, failure: unknown): Promise<unknown> {
    const state = stateOf(container)
    if (state.kind !== 'loading') throw failure
    const next = nextAttempt(state, failure)
    if (next?.version !== state.version) onFailed(state.version)
    if (!next) throw state.failure ?? failure
    states.set(container, next)
    await wait(next.waitMs)
    return fetchAnew(container, next.version)
  }

  /** Fetches all files of a version from new addresses. */
  function fetchAnew(container: string, version: LiveRemote): Promise<Exposed | null> {
    fetches += 1
    forgetChunks(container)
    runtime.registerRemotes([toContainer(version, `?attempt=${fetches}`)], { force: true })
    return runtime.loadRemote(buildModuleId(container))
  }

  /** Loads a remote. A retry uses the version now in the registry, unless the failed one has partly run. */
  async function begin(container: string): Promise<Exposed | null> {
    const state = stateOf(container)
    if (state.kind !== 'failed') {
      states.set(container, firstAttempt(state.named, false))
      return runtime.loadRemote(buildModuleId(container))
    }
    const named = state.hasRun ? state.named : await renew(state.named).catch(() => state.named)
    states.set(container, firstAttempt(named, state.hasRun))
    return fetchAnew(container, named)
  }

  async function load(name: string): Promise<RemoteModule> {
    const container = containerName(name)
    try {
      const exposed = await begin(container)
      if (!exposed) throw new Error(`The container of ${name} is empty.`)
      const module = exposed.default
      assertFits(name, module.contract)
      module.register?.({ store })
      states.set(container, loaded(stateOf(container)))
      return module
    } catch (cause) {
      const state = stateOf(container)
      onFailed(selectVersion(state))
      states.set(container, failed(state))
      if (cause instanceof ContractMismatch) throw cause
      throw new RemoteFailure(name, `${name} could not be loaded.`, { cause })
    }
  }

  return {
    ownerOf: (path: string) =>
      findOwner(
        path,
        [...states.values()].map(({ named }) => named),
      ),
    /** Returns the version of a remote that this page has loaded, or will load. */
    inUse: ({ name }: LiveRemote) => selectVersion(stateOf(containerName(name))),
    load({ name }: VisitRemote): Promise<RemoteModule> {
      const known = loads.get(name)
      if (known) return known
      const attempt = load(name)
      loads.set(name, attempt)
      attempt.catch(() => loads.delete(name))
      return attempt
    },
  }
}

export type Remotes = ReturnType<typeof createRemotes>

import { api } from 'shared-contracts/http'
import type { LiveRemote, RemoteServerModule } from 'shared-contracts/remote'
import { verifyRemote } from 'shared-contracts/remote/verify-remote'
import { createStore, type Store } from 'shared-contracts/store'
import { providedPackages } from './provided-packages'
import { ownActionTypes } from './recording-toolkit'
import { serverHttp } from './server-http'

/** What a remote's module is made of, as far as it can be told to another process. */
export interface ModuleDescription {
  /** What does not keep the contract (verifyRemote). */
  problems: string[]
  routes: { path: string; isPrivate: boolean }[]
  /** The names it adds: of endpoints, of slices, and of actions of its own. */
  endpoints: string[]
  slices: string[]
  events: string[]
  /** The exports of each package that this shell provides. A shell that was published earlier does not say. */
  provides?: Readonly<Record<string, readonly string[]>>
}

type Names = Pick<ModuleDescription, 'endpoints' | 'slices'>

/** The names that there are now. */
export function knownNames(): Names {
  return { endpoints: Object.keys(api.endpoints), slices: Object.keys(ownStore().getState()) }
}

/**
 * For a thread that has loaded this module and no other.
 * @param common the names that there were before it had
 */
export function describeModule(
  module: RemoteServerModule,
  remote: LiveRemote,
  common: Names,
): ModuleDescription {
  module.register?.({ store: ownStore() })
  const { endpoints, slices } = knownNames()
  return {
    problems: verifyRemote(module, remote),
    routes: module.routes.map(({ path, isPrivate }) => ({ path, isPrivate: isPrivate ?? false })),
    endpoints: endpoints.filter((name) => !common.endpoints.includes(name)),
    slices: slices.filter((name) => !common.slices.includes(name)),
    events: ownActionTypes,
    provides: providedExports(),
  }
}

/** Nothing is asked of an api here. */
function ownStore(): Store {
  return createStore({ http: serverHttp('http://127.0.0.1:9') })
}

function providedExports(): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(providedPackages).map(([name, exported]) => [name, Object.keys(Object(exported))]),
  )
}

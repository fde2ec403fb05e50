import { api } from 'shared-contracts/http'
import type { LiveRemote, RemoteServerModule } from 'shared-contracts/remote'
import { toolProblems } from 'shared-contracts/remote/agents/tool-problems'
import { verifyRemote } from 'shared-contracts/remote/contract/verify-remote'
import type { Store } from 'shared-contracts/store'
import { providedPackages } from '../provided-packages'
import { ownActionTypes } from '../recording-toolkit'
import { entryProblems } from './entry-problems'
import { type FoundPage, foundPages } from './found-pages'

/** A remote's module, reduced to what can be sent to another process. */
export interface ModuleDescription {
  /** Violations of the contract (verifyRemote). */
  problems: string[]
  routes: {
    path: string
    isPrivate: boolean
    /** Set for public pages only. Missing in early shells. */
    found?: FoundPage
  }[]
  /** The names that it adds: endpoints, slices, and its own actions. */
  endpoints: string[]
  slices: string[]
  events: string[]
  /** The names of its tools for assistants. Missing in early shells. */
  tools?: string[]
  /** The exports of each package that this shell provides. Missing in early shells. */
  provides?: Readonly<Record<string, readonly string[]>>
}

type Names = Pick<ModuleDescription, 'endpoints' | 'slices'>

/** Returns the names of the endpoints and slices that exist now. @param store a new store */
export function knownNames(store: Store): Names {
  return { endpoints: Object.keys(api.endpoints), slices: Object.keys(store.getState()) }
}

/**
 * Describes the thread's only module.
 * @param common names that existed before it was loaded @param createStore creates a store without an api
 */
export async function describeModule(
  module: RemoteServerModule,
  remote: LiveRemote,
  common: Names,
  createStore: () => Store,
): Promise<ModuleDescription> {
  const store = createStore()
  module.register?.({ store })
  const { tools = [] } = (await module.tools?.()) ?? {}
  const { endpoints, slices } = knownNames(createStore())
  const found = await foundPages(module, store.getState())
  return {
    problems: [
      ...verifyRemote(module, remote),
      ...(await entryProblems(module, remote)),
      ...toolProblems(tools),
    ],
    routes: module.routes.map(({ path, isPrivate = false }) => ({ path, isPrivate, found: found[path] })),
    endpoints: endpoints.filter((name) => !common.endpoints.includes(name)),
    slices: slices.filter((name) => !common.slices.includes(name)),
    events: ownActionTypes,
    tools: tools.map(({ name }) => name),
    provides: providedExports(),
  }
}

function providedExports(): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(providedPackages).map(([name, exported]) => [name, Object.keys(Object(exported))]),
  )
}

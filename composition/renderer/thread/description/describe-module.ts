import { api } from 'shared-contracts/http'
import type { LiveRemote, RemoteServerModule } from 'shared-contracts/remote'
import { toolProblems } from 'shared-contracts/remote/agents/tool-problems'
import { verifyRemote } from 'shared-contracts/remote/contract/verify-remote'
import type { Store } from 'shared-contracts/store'
import { providedPackages } from '../provided-packages'
import { ownActionTypes } from '../recording-toolkit'
import { entryProblems } from './entry-problems'
import { type FoundPage, foundPages } from './found-pages'

/** What a remote's module is made of, as far as it can be told to another process. */
export interface ModuleDescription {
  /** What does not keep the contract (verifyRemote). */
  problems: string[]
  routes: {
    path: string
    isPrivate: boolean
    /** Of a page that is not private. A shell that was published earlier does not say. */
    found?: FoundPage
  }[]
  /** The names it adds: of endpoints, of slices, and of actions of its own. */
  endpoints: string[]
  slices: string[]
  events: string[]
  /** The names of its tools for assistants. A shell that was published earlier does not say. */
  tools?: string[]
  /** The exports of each package that this shell provides. A shell that was published earlier does not say. */
  provides?: Readonly<Record<string, readonly string[]>>
}

type Names = Pick<ModuleDescription, 'endpoints' | 'slices'>

/** The names that there are now. @param store a new one */
export function knownNames(store: Store): Names {
  return { endpoints: Object.keys(api.endpoints), slices: Object.keys(store.getState()) }
}

/**
 * For a thread that has loaded this module and no other.
 * @param common the names known before this module was loaded
 * @param createStore makes a store that reaches no api
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

import { api } from 'shared-contracts/http'
import type { LiveRemote, RemoteServerModule } from 'shared-contracts/remote'
import { verifyRemote } from 'shared-contracts/remote/verify-remote'
import { createStore } from 'shared-contracts/store'
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
}

/** The endpoints that are there now. */
export function endpointNames(): string[] {
  return Object.keys(api.endpoints)
}

/**
 * For a thread that has loaded this module and no other.
 * @param common the endpoints that were there before
 */
export function describeModule(
  module: RemoteServerModule,
  remote: LiveRemote,
  common: readonly string[],
): ModuleDescription {
  // Nothing is asked of an api here.
  const store = createStore({ http: serverHttp('http://127.0.0.1:9') })
  const commonSlices = new Set(Object.keys(store.getState()))
  module.register?.({ store })
  return {
    problems: verifyRemote(module, remote),
    routes: module.routes.map(({ path, isPrivate }) => ({ path, isPrivate: isPrivate ?? false })),
    endpoints: endpointNames().filter((name) => !common.includes(name)),
    slices: Object.keys(store.getState()).filter((name) => !commonSlices.has(name)),
    events: ownActionTypes,
  }
}

/* Entry of the remote module: the contract between the shell and the remotes. */
export { BelowFold, BelowFoldIsDue, useBelowFold } from './remote/below-fold'
export { CONTRACT_VERSION, parseMajor } from './remote/contract/contract-version'
export type {
  FirstPicture,
  Head,
  LazyDictionaries,
  RemoteModule,
  RemoteRoute,
  RouteParams,
  Shop,
} from './remote/contract/remote-module'
export type { Address, Metadata, RemoteServerModule, SharePicture } from './remote/contract/server-module'
export { createDormancy, Dormancy, Dormant } from './remote/dormant'
export { privateHead } from './remote/head/private-head'
export { containerName, findOwner, type LiveRemote } from './remote/registry/live-remotes'
export type { VisitRemote } from './remote/registry/visit-remotes'
export type { SearchEntry, SearchIndex } from './remote/search/search-index'
export type { SearchSlot } from './remote/search/search-slot'

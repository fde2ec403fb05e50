/* Entry of the remote module: the contract between the shell and the remotes. */
export { BelowFold, BelowFoldIsDue, useBelowFold } from './remote/below-fold'
export { CONTRACT_VERSION, parseMajor } from './remote/contract-version'
export { createDormancy, Dormancy, Dormant } from './remote/dormant'
export { containerName, findOwner, type LiveRemote } from './remote/live-remotes'
export { privateHead } from './remote/private-head'
export type {
  FirstPicture,
  Head,
  LazyDictionaries,
  RemoteModule,
  RemoteRoute,
  RouteParams,
  Shop,
} from './remote/remote-module'
export type { SearchEntry, SearchIndex } from './remote/search-index'
export type { SearchSlot } from './remote/search-slot'
export type { Address, Metadata, RemoteServerModule, SharePicture } from './remote/server-module'
export type { VisitRemote } from './remote/visit-remotes'

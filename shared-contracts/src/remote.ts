/* The door of the remote room: the contract between the shell and the remotes. */
export { CONTRACT_VERSION, majorOf } from './remote/contract-version'
export {
  containerName,
  type LiveRemote,
  liveRemotes,
  ownerOf,
  Registry,
  RegistryEntry,
  RemoteVersion,
} from './remote/registry'
export type { Head, RemoteModule, RemoteRoute, RouteParams, Shop } from './remote/remote-module'
export { verifyRemote } from './remote/verify-remote'

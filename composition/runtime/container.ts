import { containerName, type LiveRemote } from 'shared-contracts/remote'

/** The one module that every container exposes, as Module Federation's runtime identifies it. */
export const buildModuleId = (container: string) => `${container}/module`

/** Describes a remote to Module Federation's runtime. @param query gives its files new addresses on a retry */
export function toContainer({ name, base, entry }: LiveRemote, query = '') {
  return { name: containerName(name), entry: base + entry + query }
}

/** Removes a container's chunks from webpack: otherwise a module that threw would stay broken in the next copy. */
export function forgetChunks(container: string): void {
  Reflect.deleteProperty(globalThis, `webpackChunk${container}`)
}

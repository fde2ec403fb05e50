import { containerName, type LiveRemote } from 'shared-contracts/remote'

/** The one module that every container exposes, as Module Federation's runtime asks for it. */
export const buildModuleId = (container: string) => `${container}/module`

/** A remote as Module Federation's runtime knows it. @param query makes another address of the same file, and of its chunks */
export function toContainer({ name, base, entry }: LiveRemote, query = '') {
  return { name: containerName(name), entry: base + entry + query }
}

/**
 * Makes room for another copy of a container. A module that threw while it was evaluated would stay broken otherwise:
 * webpack keeps the chunks of a container in an array of this name.
 */
export function forgetChunks(container: string): void {
  Reflect.deleteProperty(globalThis, `webpackChunk${container}`)
}

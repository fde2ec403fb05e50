import { containerName, type LiveRemote, type RemoteModule } from 'shared-contracts/remote'
import { getInstance } from '../federation/runtime'

function federation() {
  // Remotes share this runtime: the instance that was made first or last may be one of theirs.
  const instance = getInstance(({ name }) => name === 'shell')
  if (!instance) throw new Error('The federation runtime has not started.')
  return instance
}

/** @param query makes another address of the same file */
function containerOf({ name, base, entry, integrity }: LiveRemote, query = '') {
  return {
    name: containerName(name),
    entry: base + entry + query,
    integrity: integrity[entry] ?? '',
  }
}

/** Makes remotes known to the federation runtime; nothing is fetched yet. */
export function registerContainers(remotes: readonly LiveRemote[]): void {
  federation().registerRemotes(remotes.map((remote) => containerOf(remote)))
}

/** Fetches a remote's container and evaluates its one expose. */
export async function loadContainer(remote: LiveRemote): Promise<RemoteModule> {
  const loaded = await federation().loadRemote<{ default: RemoteModule }>(
    `${containerName(remote.name)}/module`,
  )
  if (!loaded) throw new Error(`The container of ${remote.name} is empty.`)
  return loaded.default
}

/**
 * Forgets a container that failed, so that the next attempt fetches all of it anew. Without the first line a module
 * that threw while it was evaluated would stay broken: webpack keeps its chunks in an array of that name.
 */
export function forgetContainer(remote: LiveRemote, attempt: number): void {
  Reflect.deleteProperty(globalThis, `webpackChunk${containerName(remote.name)}`)
  federation().registerRemotes([containerOf(remote, `?attempt=${attempt}`)], { force: true })
}

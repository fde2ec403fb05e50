import type { Registry } from 'shared-contracts/remote/registry'
import type { Change, LogEntry } from './log-entry'

/** The registry as it was at one moment. */
export interface KnownRegistry {
  registry: Registry
  /** Changes whenever the registry does; undefined while there is none. */
  tag: string | undefined
}

/** A registry and the files of every version, to be read. */
export interface RegistryReader {
  /** For people: a folder, the address of a bucket, or the origin of a deployed shop. */
  readonly place: string
  /**
   * Costs little while nothing changes.
   * @throws Error when it is there and can't be read, or is not a registry
   */
  read: () => Promise<KnownRegistry>
  /** @throws Error when it is not there */
  readFile: (name: string, version: string, file: string) => Promise<Buffer>
}

/**
 * A registry that may be changed. Versions never change. The registry is replaced whole, and only by those who have
 * read its latest state.
 */
export interface RegistryStore extends RegistryReader {
  /**
   * Replaces the registry and logs the change.
   * @param tag as it was read; undefined when there was none
   * @throws RegistryConflict when somebody else has replaced it since
   */
  replace: (registry: Registry, tag: string | undefined, changes: readonly Change[]) => Promise<void>
  /**
   * Puts the files of a version in place, all of them before it resolves. Those that are there already stay.
   * @param folder holds the files, by the paths that the registry names
   */
  putVersion: (name: string, version: string, folder: string) => Promise<void>
  /** The paths of a version's files; none when it is not there. */
  listFiles: (name: string, version: string) => Promise<string[]>
  removeVersion: (name: string, version: string) => Promise<void>
  /** Oldest first. */
  readLog: () => Promise<LogEntry[]>
}

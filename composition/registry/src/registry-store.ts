import type { Registry } from 'shared-contracts/remote/registry'
import type { PublishingKeys } from './keys/publishing-keys'
import type { Signer } from './keys/signer'
import type { KnownKeys } from './keys/stored-keys'
import type { LogVerdict } from './manifests/log-chain'
import type { Change, LogEntry } from './manifests/log-entry'
import type { KnownManifest } from './manifests/manifest'

/** The registry at one moment. */
export interface KnownRegistry {
  registry: Registry
  /** Changes with the registry; undefined while there is none. */
  tag: string | undefined
  /** The manifests it consists of; undefined for a deployed shop's, whose edge has checked them. */
  manifests?: ReadonlyMap<string, KnownManifest>
  /** Why a manifest was left out. */
  unreadable?: ReadonlyMap<string, string>
  /** Remotes whose manifests were restored to an earlier state: their logs continue after them. */
  behind?: ReadonlySet<string>
  /** The teams' keys and paths, if the owner has set any. */
  keys?: PublishingKeys | undefined
  keysSigned?: KnownKeys['keysSigned'] | undefined
}

/** Reads a registry and the files of every version. */
export interface RegistryReader {
  /** For people: a folder, the address of a bucket, or the origin of a deployed shop. */
  readonly place: string
  /** Cheap while nothing changes. @throws Error if it exists but is unreadable or invalid */
  read: () => Promise<KnownRegistry>
  /** @throws Error if it is missing */
  readFile: (name: string, version: string, file: string) => Promise<Buffer>
}

/**
 * A registry that can be changed. Versions never change. The manifest of each remote is replaced as a whole, and only by
 * those
 * who have read its latest state.
 */
export interface RegistryStore extends RegistryReader {
  /** Signs the manifests that are written; without one they are not signed. */
  readonly signer: Signer | undefined
  /**
   * Replaces the manifests of the remotes that differ from what was read, and of those that a change names. What was read is
   * shared, and not to be altered: a change makes a registry anew.
   * @param tag as it was read; undefined when there was none
   * @param changes for the log: at most one for each remote
   * @throws RegistryConflict when somebody else has replaced one of these manifests since
   */
  replace: (registry: Registry, tag: string | undefined, changes: readonly Change[]) => Promise<void>
  /**
   * Takes a canary back. This changes no manifest: edges may not.
   * @returns false when it is no canary any more
   * @throws RegistryConflict when another edge has just taken one back
   */
  demote: (demotion: Demotion) => Promise<boolean>
  /**
   * Replaces the keys by which teams sign and the paths they may own: for the registry's owner.
   * @param owner signs them
   * @throws RegistryConflict when they have been replaced since
   * @throws Refusal when they were signed, and nobody signs them now
   */
  replaceKeys: (alter: (keys: PublishingKeys) => PublishingKeys, owner?: Signer) => Promise<void>
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
  /** Checks that no log was changed after it was written. */
  checkLog: () => Promise<LogVerdict[]>
}

export interface Demotion {
  remote: string
  version: string
  who: string
  why: string
}

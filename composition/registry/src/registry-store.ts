import type { Registry } from 'shared-contracts/remote/registry'
import type { PublishingKeys } from './keys/publishing-keys'
import type { Signer } from './keys/signer'
import type { KnownKeys } from './keys/stored-keys'
import type { LogVerdict } from './manifests/log-chain'
import type { Change, LogEntry } from './manifests/log-entry'
import type { KnownManifest } from './manifests/manifest'

/** The registry as it was read. */
export interface KnownRegistry {
  registry: Registry
  /** Changes with the registry; undefined while there is none. */
  tag: string | undefined
  /** The manifests it consists of; undefined for a deployed shop's registry, whose edge has checked them. */
  manifests?: ReadonlyMap<string, KnownManifest>
  /** The reasons why manifests were left out, by remote. */
  unreadable?: ReadonlyMap<string, string>
  /** Remotes whose manifests were restored to an earlier state: their logs continue after them. */
  behind?: ReadonlySet<string>
  /** The teams' keys and paths, if the owner has set any. */
  keys?: PublishingKeys | undefined
  keysSigned?: KnownKeys['keysSigned'] | undefined
}

export interface RegistryReader {
  /** The location, as shown in messages: a folder, a bucket's address, or the origin of a deployed shop. */
  readonly place: string
  /** Reading is cheap while nothing changes. @throws Error if it exists but is unreadable or invalid */
  read: () => Promise<KnownRegistry>
  /** @throws Error if the file is missing */
  readFile: (name: string, version: string, file: string) => Promise<Buffer>
}

/**
 * A registry that can be changed. Versions never change. The manifest of each remote is replaced as a whole, and only by
 * those who have read its latest state.
 */
export interface RegistryStore extends RegistryReader {
  /** Signs the manifests that are written; without one they are not signed. */
  readonly signer: Signer | undefined
  /**
   * Replaces the manifests of remotes that differ from the ones read, and of those mentioned in `changes`. The
   * registry that was read is shared and must not be mutated: a change creates a new one.
   * @param tag the tag that was read; undefined if there was none
   * @param changes the entries for the log, at most one for each remote
   * @throws RegistryConflict if somebody else has replaced one of these manifests since
   */
  replace: (registry: Registry, tag: string | undefined, changes: readonly Change[]) => Promise<void>
  /**
   * Demotes a canary. Changes no manifest, because edges may not. @returns false if it is no longer one
   * @throws RegistryConflict if another edge has just demoted one
   */
  demote: (demotion: Demotion) => Promise<boolean>
  /**
   * Replaces the teams' signing keys and paths. @param owner signs them @throws RegistryConflict if somebody
   * else has replaced them since they were read; Refusal if the stored keys are signed and no owner is given
   */
  replaceKeys: (alter: (keys: PublishingKeys) => PublishingKeys, owner?: Signer) => Promise<void>
  /** Stores all files of a version before it resolves; existing ones stay. @param folder contains the files */
  putVersion: (name: string, version: string, folder: string) => Promise<void>
  /** Lists the paths of a version's files; empty if it does not exist. */
  listFiles: (name: string, version: string) => Promise<string[]>
  removeVersion: (name: string, version: string) => Promise<void>
  /** Returns the log's entries, oldest first. */
  readLog: () => Promise<LogEntry[]>
  /** Checks that no log was changed after it was written. */
  checkLog: () => Promise<LogVerdict[]>
}

interface Demotion {
  remote: string
  version: string
  who: string
  why: string
}

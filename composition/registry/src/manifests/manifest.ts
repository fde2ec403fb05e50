import { hasOwnBases, PublishedShell, RegistryEntry } from 'shared-contracts/remote/registry'
import { StoredName } from 'shared-contracts/remote/registry/stored-names'
import * as z from 'zod/mini'
import { Signature } from '../keys/signature'
import { LogEntry } from './log-entry'

/** What the registry says of one remote, or of the shells. It is replaced whole, by the team that owns it. */
const Manifest = z
  .object({
    /** Stands in it, so that nobody can put one remote's manifest in the place of another's. */
    remote: StoredName,
    /** None of a remote that was taken away. */
    entry: z.optional(RegistryEntry),
    shells: z.optional(z.array(PublishedShell)),
    /** The last change: with it the whole log before it is named. */
    last: z.optional(LogEntry),
  })
  .check(
    z.refine(
      ({ remote, entry }) => !entry || hasOwnBases(remote, entry),
      'The files of a version are not in its own folder.',
    ),
  )
export type Manifest = z.infer<typeof Manifest>

const StoredManifest = z.object({ manifest: Manifest, signature: z.optional(Signature) })

/** A manifest as it was read. */
export interface KnownManifest {
  manifest: Manifest
  signature?: Signature | undefined
  /** What the signature is of: as long as the manifest, so it is made when it is asked for. */
  signedText: () => string
  /** The whole text. */
  stored: string
}

/** The name that the shells' manifest has in place of a remote's. */
export const SHELL = 'shell'

/** The folder of all manifests. */
export const MANIFESTS = 'manifests'

/** Where the manifest of a remote is. */
export const manifestKey = (name: string) => `${MANIFESTS}/${name}.json`

export function manifestText(manifest: Manifest, signature: Signature | undefined): string {
  return JSON.stringify({ manifest, signature }, null, 2)
}

/** The text of a manifest that is signed: without the spaces that make a file readable. */
export function formatSignedText(manifest: unknown): string {
  return JSON.stringify(manifest)
}

/**
 * @param name as the file is called
 * @throws Error for what is no manifest of this remote
 */
export function parseManifest(name: string, stored: string): KnownManifest {
  const { manifest, signature } = StoredManifest.parse(JSON.parse(stored))
  if (manifest.remote !== name) throw new Error(`It is the manifest of ${manifest.remote}.`)
  // As it was written: what this version of the shop does not know of it is signed too.
  return {
    manifest,
    signature,
    signedText: () => formatSignedText((JSON.parse(stored) as { manifest: unknown }).manifest),
    stored,
  }
}

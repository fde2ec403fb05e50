import { hasOwnBases, PublishedShell, RegistryEntry } from 'shared-contracts/remote/registry'
import { StoredName } from 'shared-contracts/remote/registry/stored-names'
import * as z from 'zod/mini'
import { Signature } from '../keys/signature'
import { LogEntry } from './log-entry'

/** The registry's data about one remote, or about the shells. It is replaced as a whole by the team that owns it. */
const Manifest = z
  .object({
    /** Included so that nobody can substitute one remote's manifest for another's. */
    remote: StoredName,
    /** Undefined for a retired remote. */
    entry: z.optional(RegistryEntry),
    shells: z.optional(z.array(PublishedShell)),
    /** The last change, which identifies the whole log before it. */
    last: z.optional(LogEntry),
  })
  .check(
    z.refine(
      ({ remote, entry }) => !entry || hasOwnBases(remote, entry),
      'The files of a version must be in its own folder.',
    ),
  )
export type Manifest = z.infer<typeof Manifest>

const StoredManifest = z.object({ manifest: Manifest, signature: z.optional(Signature) })

export interface KnownManifest {
  manifest: Manifest
  signature?: Signature | undefined
  /** Returns the signed text, which is made on demand because it is as long as the manifest. */
  signedText: () => string
  /** The complete text of the file. */
  stored: string
}

/** Used in place of a remote's name in the shells' manifest. */
export const SHELL = 'shell'

export const MANIFESTS = 'manifests'

export const manifestKey = (name: string) => `${MANIFESTS}/${name}.json`

export function manifestText(manifest: Manifest, signature: Signature | undefined): string {
  return JSON.stringify({ manifest, signature }, null, 2)
}

/** Returns the signed text of a manifest: without the spaces that make a file readable. */
export function formatSignedText(manifest: unknown): string {
  return JSON.stringify(manifest)
}

/** @param name the file's name @throws Error if it is not a manifest of this remote */
export function parseManifest(name: string, stored: string): KnownManifest {
  const { manifest, signature } = StoredManifest.parse(JSON.parse(stored))
  if (manifest.remote !== name) throw new Error(`It is the manifest of another remote, ${manifest.remote}.`)
  // The original text, because fields unknown to this version of the shop are signed too.
  return {
    manifest,
    signature,
    signedText: () => formatSignedText((JSON.parse(stored) as { manifest: unknown }).manifest),
    stored,
  }
}

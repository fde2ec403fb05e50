import { PathPrefix } from 'shared-contracts/remote/registry'
import { overlap } from 'shared-contracts/remote/registry/path-prefix'
import * as z from 'zod/mini'
import { refuse } from '../refusal'
import { isPublicKey } from './public-key'
import { keyId } from './signer'

const PublishingKey = z.object({
  id: z.string(),
  /** Base64 of the DER form. */
  publicKey: z.string(),
  /** An ISO time. */
  added: z.string(),
  /** An ISO time. From then on, nothing signed with the key is accepted. */
  revoked: z.optional(z.string()),
})
export type PublishingKey = z.infer<typeof PublishingKey>

const Grant = z.object({
  /** The keys that may sign for the remote, including revoked ones. */
  keys: z.array(PublishingKey),
  /** The paths that its versions may own. */
  prefixes: z.array(PathPrefix),
  /** 'bare' for a remote that may, and must, be standalone: see `isStandalone`. */
  frame: z.optional(z.literal('bare')),
})

type Grant = z.infer<typeof Grant>

/** The registry's root, written only by its owner: the keys of each team, and the paths it may own. */
export const PublishingKeys = z.object({
  /** Increases with each change: an edge never returns to an earlier one. */
  number: z.int(),
  remotes: z.record(z.string(), Grant),
})
export type PublishingKeys = z.infer<typeof PublishingKeys>

export const noKeys: PublishingKeys = { number: 0, remotes: {} }

/** Used in place of a remote's name for keys that may sign for all remotes. Paths are still granted by name. */
export const ANY_REMOTE = '*'

/** Returns the keys that may sign for a remote, including revoked ones. */
export function listKeys(keys: PublishingKeys, remote: string): PublishingKey[] {
  return [remote, ANY_REMOTE].flatMap((name) =>
    Object.hasOwn(keys.remotes, name) ? (keys.remotes[name]?.keys ?? []) : [],
  )
}

/** Adds a key. Other keys stay valid. @throws Refusal if it is not a public Ed25519 key, or was added before */
export function addKey(before: PublishingKeys, remote: string, publicKey: string, now: Date): PublishingKeys {
  if (!isPublicKey(publicKey))
    refuse(`'${publicKey}' is not a public key. Create one with npm run remotes -- new-key <file>.`)
  const { keys: known = [], prefixes = [], ...rest } = before.remotes[remote] ?? {}
  const id = keyId(publicKey)
  if (known.some((key) => key.id === id))
    refuse(`${remote} already has the key ${id}: see npm run remotes -- keys.`)
  const keys = [...known, { id, publicKey, added: now.toISOString() }]
  return withGrant(before, remote, { ...rest, keys, prefixes })
}

/** Revokes a key. @throws Refusal if the remote has no such key */
export function revokeKey(before: PublishingKeys, remote: string, id: string, from: Date): PublishingKeys {
  const grant = before.remotes[remote]
  if (!grant?.keys.some((key) => key.id === id))
    refuse(`${remote} has no key ${id}: see npm run remotes -- keys.`)
  const revoked = from.toISOString()
  const keys = grant.keys.map((key) => (key.id === id ? { ...key, revoked } : key))
  return withGrant(before, remote, { ...grant, keys })
}

/**
 * Replaces the paths that a remote may own. @param frame 'bare' for a standalone remote
 * @throws Refusal for a path that no remote can own, or that overlaps another remote's
 */
export function grantPaths(
  before: PublishingKeys,
  remote: string,
  prefixes: readonly string[],
  frame?: 'bare',
): PublishingKeys {
  for (const prefix of prefixes) {
    if (!PathPrefix.safeParse(prefix).success)
      refuse(`'${prefix}' is not a valid path: write '/' or lower-case segments such as '/recipes'.`)
    for (const [name, grant] of Object.entries(before.remotes)) {
      const theirs = name !== remote && grant.prefixes.find((one) => overlap(one, prefix))
      if (theirs) refuse(`${prefix} cannot be granted: ${theirs} belongs to ${name}.`)
    }
  }
  const keys = before.remotes[remote]?.keys ?? []
  return withGrant(before, remote, { keys, prefixes: [...new Set(prefixes)], ...(frame && { frame }) })
}

function withGrant({ number, remotes }: PublishingKeys, remote: string, grant: Grant): PublishingKeys {
  return { number: number + 1, remotes: { ...remotes, [remote]: grant } }
}

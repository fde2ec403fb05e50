import { createPublicKey } from 'node:crypto'
import * as z from 'zod/mini'
import { refuse } from '../refusal'
import { keyId } from './signer'

const PublishingKey = z.object({
  id: z.string(),
  /** Base64 of the DER form. */
  publicKey: z.string(),
  /** An ISO time. */
  added: z.string(),
  /** An ISO time: from then on nothing that it has signed is accepted. */
  revoked: z.optional(z.string()),
})
export type PublishingKey = z.infer<typeof PublishingKey>

/** `keys.json` in the registry's root, written by its owner alone: with which keys each team may sign. */
export const PublishingKeys = z.object({ remotes: z.record(z.string(), z.array(PublishingKey)) })
export type PublishingKeys = z.infer<typeof PublishingKeys>

/** In place of a remote's name: a key that may sign for all. */
export const ANY_REMOTE = '*'

/** The keys that may sign for a remote, revoked ones too. */
export function keysOf(keys: PublishingKeys, remote: string): PublishingKey[] {
  return [remote, ANY_REMOTE].flatMap((name) =>
    Object.hasOwn(keys.remotes, name) ? (keys.remotes[name] ?? []) : [],
  )
}

/**
 * The keys with one more. The others of the remote stay valid.
 * @throws Refusal for what is no public Ed25519 key
 */
export function addKey(
  { remotes }: PublishingKeys,
  remote: string,
  publicKey: string,
  now: Date,
): PublishingKeys {
  if (!isPublicKey(publicKey))
    refuse(`'${publicKey}' is no public key: npm run remotes -- new-key <file> prints the one to add.`)
  const known = remotes[remote] ?? []
  const id = keyId(publicKey)
  if (known.some((key) => key.id === id))
    refuse(`${remote} has the key ${id} already: see npm run remotes -- keys.`)
  return { remotes: { ...remotes, [remote]: [...known, { id, publicKey, added: now.toISOString() }] } }
}

/**
 * The keys with one that ends.
 * @param from when it ends
 * @throws Refusal when the remote has no such key
 */
export function revokeKey(
  { remotes }: PublishingKeys,
  remote: string,
  id: string,
  from: Date,
): PublishingKeys {
  const known = remotes[remote] ?? []
  if (!known.some((key) => key.id === id)) refuse(`${remote} has no key ${id}: see npm run remotes -- keys.`)
  const revoked = from.toISOString()
  return {
    remotes: { ...remotes, [remote]: known.map((key) => (key.id === id ? { ...key, revoked } : key)) },
  }
}

function isPublicKey(text: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' })
    return key.asymmetricKeyType === 'ed25519'
  } catch {
    return false
  }
}

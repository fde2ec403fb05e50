import * as z from 'zod/mini'
import { verifySignature } from './public-key'
import { PublishingKeys } from './publishing-keys'
import { Signature } from './signature'
import { keyId, type Signer } from './signer'

const StoredKeys = z.object({ keys: PublishingKeys, signature: z.optional(Signature) })

/** `root.json` as read. */
export interface KnownKeys {
  keys: PublishingKeys
  /** The signature, the signed text, and the whole file. */
  keysSigned: { signature: Signature | undefined; text: string; stored: string }
}

/** @throws Error if it is not a valid `root.json` */
export function parseKeys(stored: string): KnownKeys {
  const found: unknown = JSON.parse(stored)
  const { keys, signature } = StoredKeys.parse(found)
  // The original text, because fields unknown to this version of the shop are signed too.
  const text = JSON.stringify((found as { keys: unknown }).keys)
  return { keys, keysSigned: { signature, text, stored } }
}

export function keysText(keys: PublishingKeys, owner: Signer | undefined): string {
  return JSON.stringify({ keys, signature: owner?.sign(JSON.stringify(keys)) }, null, 2)
}

/**
 * Checks whether `root.json` is what the registry's owner has signed.
 * @param ownerKey the owner's public key
 * @returns the rest of a sentence after the file's name, or undefined if all is well
 */
export function ownerProblem(
  { signature, text }: KnownKeys['keysSigned'],
  ownerKey: string,
): string | undefined {
  if (!signature) return 'is not signed'
  if (signature.key !== keyId(ownerKey))
    return `is signed with the key ${signature.key}, which is not the one of OWNER_PUBLIC_KEY`
  return verifySignature(ownerKey, text, signature.value)
    ? undefined
    : `has a signature of the key ${signature.key} that does not fit: it was changed by somebody else`
}

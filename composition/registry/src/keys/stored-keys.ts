import * as z from 'zod/mini'
import { verifySignature } from './public-key'
import { PublishingKeys } from './publishing-keys'
import { Signature } from './signature'
import { keyId, type Signer } from './signer'

const StoredKeys = z.object({ keys: PublishingKeys, signature: z.optional(Signature) })

/** `root.json` as it was read. */
export interface KnownKeys {
  keys: PublishingKeys
  /** Who has signed it, the text that is signed, and the whole file. */
  keysSigned: { signature: Signature | undefined; text: string; stored: string }
}

/** @throws Error for what is no `root.json` */
export function parseKeys(stored: string): KnownKeys {
  const found: unknown = JSON.parse(stored)
  const { keys, signature } = StoredKeys.parse(found)
  // As it was written: what this version of the shop does not know of it is signed too.
  const text = JSON.stringify((found as { keys: unknown }).keys)
  return { keys, keysSigned: { signature, text, stored } }
}

export function keysText(keys: PublishingKeys, owner: Signer | undefined): string {
  return JSON.stringify({ keys, signature: owner?.sign(JSON.stringify(keys)) }, null, 2)
}

/**
 * Why `root.json` is not what the registry's owner has signed.
 * @param ownerKey the owner's public key
 * @returns what follows the file's name in a sentence, or nothing when all is well
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

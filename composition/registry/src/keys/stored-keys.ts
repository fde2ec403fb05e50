import * as z from 'zod/mini'
import { verifySignature } from './public-key'
import { PublishingKeys } from './publishing-keys'
import { Signature } from './signature'
import { keyId, type Signer } from './signer'

const StoredKeys = z.object({ keys: PublishingKeys, signature: z.optional(Signature) })

/** The content of `root.json`. */
export interface KnownKeys {
  keys: PublishingKeys
  /** The signature, the signed text, and the complete file. */
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

/** @returns a phrase about `root.json`, such as 'is not signed'; undefined if its signature is valid */
export function ownerProblem(
  { signature, text }: KnownKeys['keysSigned'],
  ownerKey: string,
): string | undefined {
  if (!signature) return 'is not signed'
  if (signature.key !== keyId(ownerKey))
    return `is signed with the key ${signature.key}, which does not match OWNER_PUBLIC_KEY`
  return verifySignature(ownerKey, text, signature.value)
    ? undefined
    : `has a signature of the key ${signature.key} that does not match: it was changed by someone without the key`
}

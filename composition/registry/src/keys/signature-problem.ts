import type { KnownManifest } from '../manifests/manifest'
import { verifySignature } from './public-key'
import { listKeys, type PublishingKeys } from './publishing-keys'

/** @returns a phrase about the remote, such as 'is not signed'; undefined if the signature is valid */
export function signatureProblem(
  remote: string,
  manifest: KnownManifest | undefined,
  keys: PublishingKeys,
  now: number,
): string | undefined {
  if (!manifest?.signature) return 'is not signed'
  const { signature, signedText } = manifest
  const key = listKeys(keys, remote).find(({ id }) => id === signature.key)
  if (!key) return `is signed with the key ${signature.key}, which root.json does not list for its team`
  if (key.revoked !== undefined && Date.parse(key.revoked) <= now)
    return `is signed with the key ${key.id}, which was revoked on ${key.revoked.slice(0, 10)}`
  return verifySignature(key.publicKey, signedText(), signature.value)
    ? undefined
    : `has a signature of the key ${key.id} that does not match: it was changed by someone without the key`
}

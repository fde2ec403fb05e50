import type { KnownManifest } from '../manifests/manifest'
import { verifySignature } from './public-key'
import { listKeys, type PublishingKeys } from './publishing-keys'

/**
 * Checks whether a manifest is what the team of its remote has signed.
 * @param manifest undefined if it is gone
 * @param now ms since the epoch
 * @returns the rest of a sentence after the remote's name, or undefined if all is well
 */
export function signatureProblem(
  remote: string,
  manifest: KnownManifest | undefined,
  keys: PublishingKeys,
  now: number,
): string | undefined {
  if (!manifest?.signature) return 'is not signed'
  const { signature, signedText } = manifest
  const key = listKeys(keys, remote).find(({ id }) => id === signature.key)
  if (!key) return `is signed with the key ${signature.key}, which is not one of its team's in root.json`
  if (key.revoked !== undefined && Date.parse(key.revoked) <= now)
    return `is signed with the key ${key.id}, which was revoked on ${key.revoked.slice(0, 10)}`
  return verifySignature(key.publicKey, signedText(), signature.value)
    ? undefined
    : `has a signature of the key ${key.id} that does not fit: it was changed by somebody else`
}

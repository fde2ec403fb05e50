import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Signature } from './signature'

/** Signs what a team publishes. */
export interface Signer {
  /** The public key as keys.json has it: base64 of its DER form. */
  publicKey: string
  sign: (text: string) => Signature
}

/** The name of a public key: short enough to be read aloud. */
export function keyId(publicKey: string): string {
  return createHash('sha256').update(publicKey).digest('hex').slice(0, 12)
}

/** @param privateKey of Ed25519 */
export function signerOf(privateKey: KeyObject): Signer {
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64')
  return {
    publicKey,
    sign: (text) => ({
      key: keyId(publicKey),
      value: sign(null, Buffer.from(text), privateKey).toString('base64'),
    }),
  }
}

/**
 * The signer of the setting PUBLISHING_KEY.
 * @param setting a private key in PEM, or the name of a file with one; without it nothing is signed
 * @throws Error with one sentence when it is no Ed25519 key
 */
export function readSigner(setting: string | undefined): Signer | undefined {
  if (!setting) return undefined
  try {
    const key = createPrivateKey(setting.startsWith('-----BEGIN') ? setting : readFileSync(setting))
    if (key.asymmetricKeyType === 'ed25519') return signerOf(key)
  } catch {
    // The message could hold a part of the key.
  }
  throw new Error(
    'PUBLISHING_KEY must be a private Ed25519 key in PEM, or a file with one: npm run remotes -- new-key <file> makes it.',
  )
}

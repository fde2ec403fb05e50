import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Signature } from './signature'

/** Signs a team's publications, the registry's keys and grants, or a backup. */
export interface Signer {
  /** The public key as in root.json: base64 of its DER form. */
  publicKey: string
  sign: (text: string) => Signature
}

/** Returns the id of a public key, short enough to be read aloud. */
export function keyId(publicKey: string): string {
  return createHash('sha256').update(publicKey).digest('hex').slice(0, 12)
}

/** @param privateKey an Ed25519 key */
export function createSigner(privateKey: KeyObject): Signer {
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64')
  return {
    publicKey,
    sign: (text) => ({
      key: keyId(publicKey),
      value: sign(null, Buffer.from(text), privateKey).toString('base64'),
    }),
  }
}

/** The commands that make private keys. */
const MADE_BY = {
  PUBLISHING_KEY: 'npm run remotes -- new-key <file>',
  OWNER_KEY: 'npm run remotes -- new-key <file>',
  BACKUP_SIGNING_KEY: 'npm run backup -- new-signing-key <file>',
}

/**
 * Reads a setting: a private key in PEM, or the name of a file with one. If it is not set, nothing is signed.
 * @throws Error with a one-sentence message if it is not an Ed25519 key
 */
export function readSigner<Setting extends keyof typeof MADE_BY>(
  setting: Setting,
  { [setting]: value }: { readonly [name in Setting]?: string | undefined },
): Signer | undefined {
  if (!value) return undefined
  try {
    const key = createPrivateKey(value.startsWith('-----BEGIN') ? value : readFileSync(value))
    if (key.asymmetricKeyType === 'ed25519') return createSigner(key)
  } catch {
    // The parser's message is not included: it could contain a part of the key.
  }
  throw new Error(
    `${setting} must be a private Ed25519 key in PEM, or a file that contains one. To create one: ${MADE_BY[setting]}`,
  )
}

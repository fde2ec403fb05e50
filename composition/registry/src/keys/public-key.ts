import { createPublicKey, type KeyObject, verify } from 'node:crypto'

/** @param text base64 of the DER form */
function readPublicKey(text: string): KeyObject {
  return createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' })
}

export function isPublicKey(text: string): boolean {
  try {
    return readPublicKey(text).asymmetricKeyType === 'ed25519'
  } catch {
    return false
  }
}

/** @param publicKey base64 of the DER form @param signature base64 */
export function verifySignature(publicKey: string, text: string, signature: string): boolean {
  return verify(null, Buffer.from(text), readPublicKey(publicKey), Buffer.from(signature, 'base64'))
}

import { generateKeyPairSync, type KeyObject } from 'node:crypto'

/** A private key of Ed25519. */
export function newKey(): KeyObject {
  return generateKeyPairSync('ed25519').privateKey
}

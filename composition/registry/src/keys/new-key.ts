import { generateKeyPairSync, type KeyObject } from 'node:crypto'

/** Generates a private Ed25519 key. */
export function newKey(): KeyObject {
  return generateKeyPairSync('ed25519').privateKey
}

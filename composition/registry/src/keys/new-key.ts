import { generateKeyPairSync, type KeyObject } from 'node:crypto'

export function newKey(): KeyObject {
  return generateKeyPairSync('ed25519').privateKey
}

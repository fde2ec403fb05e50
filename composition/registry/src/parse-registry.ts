import { createHash } from 'node:crypto'
import { Registry } from 'shared-contracts/remote/registry'

/** @throws Error that names the place, for what is no registry */
export function parseRegistry(text: string, place: string): Registry {
  try {
    return Registry.parse(JSON.parse(text))
  } catch (error) {
    throw new Error(`${place} holds no registry that this version of the shop can read.`, { cause: error })
  }
}

/** The same for the same text, wherever it is kept. */
export function computeTag(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20)
}

import { createHash } from 'node:crypto'
import { Registry } from 'shared-contracts/remote/registry'

/** @throws Error that mentions the place, if the text is not a valid registry */
export function parseRegistry(text: string, place: string): Registry {
  try {
    return Registry.parse(JSON.parse(text))
  } catch (error) {
    throw new Error(`${place} contains no registry that this version of the shop can read.`, { cause: error })
  }
}

/** Returns the same tag for the same text, wherever it is stored. */
export function computeTag(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20)
}

import { foldDigits, SEPARATORS } from '../values/digits'
import { isStateCode } from './states'

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SHAPE = /^(\d{2})[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/** Normalises a typed GSTIN: no spaces or hyphens, Latin digits, capital letters. */
export function tidyGstin(text: string): string {
  return foldDigits(text).replace(SEPARATORS, '').toUpperCase()
}

/** Validates a GSTIN: State code, PAN and check character, a Luhn checksum over 36 characters. */
export function isGstin(text: string): boolean {
  const [, state = ''] = SHAPE.exec(text) ?? []
  return isStateCode(state) && computeCheckCharacter(text.slice(0, -1)) === text.at(-1)
}

function computeCheckCharacter(text: string): string {
  const sum = [...text].reduce((total, character, place) => {
    const product = CHARACTERS.indexOf(character) * (place % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return CHARACTERS.charAt((36 - (sum % 36)) % 36)
}

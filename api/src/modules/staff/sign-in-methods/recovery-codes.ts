import { randomInt } from 'node:crypto'
import { normaliseCode } from 'shared-contracts/values/typed-number'

const COUNT = 10
/** Leaves out letters and digits that look alike on paper. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 4
const GROUP_LENGTH = 4

/** Generates ten codes, such as 7Q2M-X4HD-9KPA-V3WT: too long to guess, even from a stolen hash. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, newCode)
}

/** Normalises a typed code: it may be in lower case, and have spaces or nothing instead of hyphens. */
export function plainCode(typed: string): string {
  return normaliseCode(typed).replaceAll(/[^0-9A-Z]/g, '')
}

function newCode(): string {
  return Array.from({ length: GROUPS }, newGroup).join('-')
}

function newGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')
}

import { normaliseCode } from '../values/typed-number'

const AWB = /^[A-Z0-9][A-Z0-9/-]{3,39}$/

/** Returns a courier's tracking number as it is stored, however it was typed or scanned; undefined if it can be none. */
export function cleanAwb(typed: string): string | undefined {
  const awb = normaliseCode(typed)
  return AWB.test(awb) ? awb : undefined
}

import { normaliseCode } from '../values/typed-number'

const AWB = /^[A-Z0-9][A-Z0-9/-]{3,39}$/

/** Normalises a tracking number for storage, whether typed or scanned; undefined if it is invalid. */
export function cleanAwb(typed: string): string | undefined {
  const awb = normaliseCode(typed)
  return AWB.test(awb) ? awb : undefined
}

/** Up to 999 parts of 60 products, far more than the shop has. */
const PART = /^[1-9]\d{0,2}$/

/** Parses the part number in an address; defaults to 1. @returns undefined if it is invalid or an explicit '1' */
export function requestedPart(text: string | undefined): number | undefined {
  if (text === undefined) return 1
  return PART.test(text) && text !== '1' ? Number(text) : undefined
}

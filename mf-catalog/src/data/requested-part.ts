/** Up to 999 parts; the api counts up to 100,000 products. */
const PART = /^[1-9]\d{0,2}$/

/**
 * Returns the part of a list in an address.
 * @param text the part in the address; undefined is the first part
 * @returns undefined if it is no part; the first part has only the plain address of its list
 */
export function requestedPart(text: string | undefined): number | undefined {
  if (text === undefined) return 1
  return PART.test(text) && text !== '1' ? Number(text) : undefined
}

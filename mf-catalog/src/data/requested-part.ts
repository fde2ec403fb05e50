/** More parts no list has: the api counts to 100,000 products. */
const PART = /^[1-9]\d{0,2}$/

/**
 * The part of a list that an address asks for.
 * @param text what stands in the address: nothing there is the first part
 * @returns undefined where the address has no part: the first one stands at the plain address of its list
 */
export function requestedPart(text: string | undefined): number | undefined {
  if (text === undefined) return 1
  return PART.test(text) && text !== '1' ? Number(text) : undefined
}

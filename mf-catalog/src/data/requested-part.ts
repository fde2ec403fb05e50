/** Up to 999 parts; the api counts up to 100,000 products. */
const PART = /^[1-9]\d{0,2}$/

/** @param text undefined is the first part @returns undefined if invalid, like '1': the first part has the plain address */
export function requestedPart(text: string | undefined): number | undefined {
  if (text === undefined) return 1
  return PART.test(text) && text !== '1' ? Number(text) : undefined
}

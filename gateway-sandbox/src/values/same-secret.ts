import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares in constant time, with any lengths; a missing value never matches. */
export function sameSecret(given: unknown, expected: string): boolean {
  if (typeof given !== 'string') return false
  return timingSafeEqual(digest(given), digest(expected))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/**
 * Returns waits according to a list.
 * @param waits milliseconds: the first after one failed attempt, the next after two
 * @returns a function of the failed attempts; undefined after the last
 */
export function planned(waits: readonly number[]): (attempts: number) => number | undefined {
  return (attempts) => waits[attempts - 1]
}

/** Waits that double from the first to the longest. @returns milliseconds */
export function doubling(attempts: number, firstMs: number, longestMs: number): number {
  return Math.min(longestMs, firstMs * 2 ** (attempts - 1))
}

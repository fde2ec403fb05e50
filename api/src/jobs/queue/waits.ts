/** Looks up the wait after a number of failed attempts; undefined to give up. @param waits milliseconds */
export function planned(waits: readonly number[]): (attempts: number) => number | undefined {
  return (attempts) => waits[attempts - 1]
}

/** Doubles the wait with each failed attempt, up to the longest. @returns milliseconds */
export function doubling(attempts: number, firstMs: number, longestMs: number): number {
  return Math.min(longestMs, firstMs * 2 ** (attempts - 1))
}

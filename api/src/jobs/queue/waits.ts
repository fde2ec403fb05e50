/** Makes a function that looks up the wait after a failed attempt; undefined to give up. @param waits in ms */
export function planned(waits: readonly number[]): (attempts: number) => number | undefined {
  return (attempts) => waits[attempts - 1]
}

/** Doubles the wait with each failed attempt, up to `longestMs`. @returns milliseconds */
export function doubling(attempts: number, firstMs: number, longestMs: number): number {
  return Math.min(longestMs, firstMs * 2 ** (attempts - 1))
}

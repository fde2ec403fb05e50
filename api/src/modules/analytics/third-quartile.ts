import { listBounds, type Vital } from 'shared-contracts/analytics/analytics'

/** Web vitals are rated by the 75th percentile: 75% of visits were at least as fast. */
const QUARTILE = 0.75

interface ClassCount {
  class: number
  count: number
}

/** Returns the 75th percentile, assuming an even spread within classes; `isMore` if it is beyond the scale. */
export function thirdQuartile(
  vital: Vital,
  counts: readonly ClassCount[],
): { value: number; isMore: boolean } | undefined {
  const bounds = listBounds(vital)
  const inClass = (number: number) =>
    counts.filter((one) => one.class === number).reduce((sum, { count }) => sum + count, 0)
  const wanted = QUARTILE * counts.reduce((sum, { count }) => sum + count, 0)
  if (wanted === 0) return undefined
  let below = 0
  for (const [number, bound] of bounds.entries()) {
    const here = inClass(number)
    const lower = bounds[number - 1] ?? 0
    if (below + here >= wanted)
      return { value: lower + ((bound - lower) * (wanted - below)) / here, isMore: false }
    below += here
  }
  return { value: bounds.at(-1) ?? 0, isMore: true }
}

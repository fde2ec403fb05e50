export interface Spread {
  median: number
  min: number
  max: number
}

export type Spreads<Figures> = { [Name in keyof Figures]: Spread }

/** Returns the middle value, or the mean of the two middle ones; NaN for an empty list. */
function computeMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (index: number) => sorted[index] ?? Number.NaN
  const middle = sorted.length / 2
  return sorted.length % 2 ? at(Math.floor(middle)) : (at(middle - 1) + at(middle)) / 2
}

function computeSpread(values: readonly number[]): Spread {
  return { median: computeMedian(values), min: Math.min(...values), max: Math.max(...values) }
}

/** @throws Error for an empty list */
export function computeSpreads<Figures extends object>(runs: readonly Figures[]): Spreads<Figures> {
  const [first] = runs
  if (!first) throw new Error('There are no runs to take a median of.')
  const names = Object.keys(first) as (keyof Figures)[]
  const entries = names.map((name) => [name, computeSpread(runs.map((run) => Number(run[name])))])
  return Object.fromEntries(entries) as Spreads<Figures>
}

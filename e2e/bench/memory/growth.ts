import { medianOf } from '../report/spread'

/** What memory did over a series of version swaps, in MB. */
export interface Growth {
  /** The least-squares line through the series. */
  slopePerSwap: number
  firstHalf: number
  secondHalf: number
  isFlat: boolean
}

/** The second half's median may be above the first half's by this share. */
const MOST_GROWTH = 0.05

export function growthOf(series: readonly number[]): Growth {
  const mean = series.reduce((sum, value) => sum + value, 0) / series.length
  const centre = (series.length - 1) / 2
  const covariance = series.reduce((sum, value, index) => sum + (index - centre) * (value - mean), 0)
  const variance = series.reduce((sum, _, index) => sum + (index - centre) ** 2, 0)
  const half = Math.floor(series.length / 2)
  const firstHalf = medianOf(series.slice(0, half))
  const secondHalf = medianOf(series.slice(half))
  return {
    slopePerSwap: covariance / variance,
    firstHalf,
    secondHalf,
    isFlat: secondHalf <= firstHalf * (1 + MOST_GROWTH),
  }
}

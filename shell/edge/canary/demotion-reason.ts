import type { VersionCounts } from '../reports/remote-counts'

/** Fewer visits than this prove nothing. */
const FEWEST_VISITS = 5
/** Fewer failures than this prove nothing either: each browser may have trouble of its own. */
const FEWEST_FAILURES = 3
/** A canary's rate of failure may be so many times that of the live version, and so much above it. */
const TIMES = 2
const ABOVE = 0.05

type Counts = Pick<VersionCounts, 'visits' | 'loadFailures' | 'renderFailures'>

const failuresOf = ({ loadFailures, renderFailures }: Counts) => loadFailures + renderFailures
const rateOf = (counts: Counts) => (counts.visits === 0 ? 0 : failuresOf(counts) / counts.visits)
const percent = (rate: number) => `${Math.round(rate * 100)} %`

/**
 * Why a canary is to be ended.
 * @returns one sentence, or nothing while it fails no more than the live version
 */
export function demotionReason(canary: Counts, live: Counts): string | undefined {
  const failures = failuresOf(canary)
  const [rate, liveRate] = [rateOf(canary), rateOf(live)]
  if (canary.visits < FEWEST_VISITS || failures < FEWEST_FAILURES) return undefined
  if (rate <= Math.max(liveRate * TIMES, liveRate + ABOVE)) return undefined
  return `It failed in ${failures} of ${canary.visits} visits (${percent(rate)}), the live version in ${percent(liveRate)}.`
}

import type { Evidence } from './evidence'

/** Fewer visits than this prove nothing. */
const FEWEST_VISITS = 5
/** Failures in fewer networks prove nothing: each browser may have its own problem, and anybody may send reports. */
const FEWEST_NETWORKS = 3
/** A canary's failure rate may be TIMES that of the live version, or ABOVE higher if that allows more. */
const TIMES = 2
const ABOVE = 0.05
/** A canary above this rate is demoted even if the live version fails too: reports about that may be false. */
const MOST = 0.9

const computeRate = ({ visits, failures }: Evidence) => (visits === 0 ? 0 : failures / visits)
const percent = (rate: number) => `${Math.round(rate * 100)} %`

/** Explains in one sentence why a canary has to be demoted. @returns undefined while it may continue */
export function demotionReason(canary: Evidence, live: Evidence): string | undefined {
  const rate = computeRate(canary)
  // The live version's failures excuse a canary only if they come from as many networks.
  const liveRate = live.failingNetworks < FEWEST_NETWORKS ? 0 : computeRate(live)
  if (canary.visits < FEWEST_VISITS || canary.failingNetworks < FEWEST_NETWORKS) return undefined
  if (rate <= Math.min(MOST, Math.max(liveRate * TIMES, liveRate + ABOVE))) return undefined
  return `It failed in ${canary.failures} of ${canary.visits} visits (${percent(rate)}), compared with ${percent(liveRate)} for the live version.`
}

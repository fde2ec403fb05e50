const HOUR_MS = 3_600_000
/** Limits what made-up reports can add to the log and to memory. */
const MOST_AN_HOUR = 50

/** Creates a function that returns true for a kind's first report in an hour, up to MOST_AN_HOUR kinds. */
export function createKnownKinds(now: () => number): (kind: string) => boolean {
  let known = new Set<string>()
  let endsAt = 0

  return (kind) => {
    if (now() >= endsAt) {
      known = new Set()
      endsAt = now() + HOUR_MS
    }
    if (known.has(kind) || known.size >= MOST_AN_HOUR) return false
    known.add(kind)
    return true
  }
}

const HOUR_MS = 3_600_000
/** So that nobody fills the log, or the memory, with inventions. */
const MOST_AN_HOUR = 50

/** @returns tells whether a kind is met for the first time in this hour; false when there were too many already */
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

import type { Period } from '../period'

const HOUR_MS = 3_600_000

/** The ledger stores when the shop learned of a movement. Polling takes up to six hours, so a day is enough. */
const HEARD_LATE_MS = 24 * HOUR_MS
/** Allows for clock skew. */
const CLOCKS_DIFFER_MS = HOUR_MS
/** A gateway may take this long to list a movement, and a message this long to arrive. */
const STILL_UNDERWAY_MS = HOUR_MS

/** Widens a period so that a movement near its edge on one side is found on the other. */
export function widenPeriod({ from, to }: Period): Period {
  return { from: new Date(from.getTime() - HEARD_LATE_MS), to: new Date(to.getTime() + CLOCKS_DIFFER_MS) }
}

/** Cuts off movements too recent for both sides to know. @param closedUntil when a restored shop reopened */
export function judgedPeriod({ from, to }: Period, now: Date, closedUntil?: Date): Period {
  const end = Math.min(to.getTime(), now.getTime()) - STILL_UNDERWAY_MS
  return { from, to: new Date(Math.max(end, closedUntil?.getTime() ?? 0)) }
}

export function includesMoment({ from, to }: Period, moment: Date): boolean {
  return moment >= from && moment <= to
}

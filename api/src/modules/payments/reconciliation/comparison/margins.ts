import type { Period } from '../period'

const HOUR_MS = 3_600_000

/**
 * The ledger's time is when the shop heard of a movement, the gateway's when it happened. A lost message is made good by
 * a question after six hours at most, so a day before the period holds whatever the ledger heard of in it.
 */
const HEARD_LATE_MS = 24 * HOUR_MS
/** The two clocks may differ. */
const CLOCKS_DIFFER_MS = HOUR_MS
/** A gateway may take this long to list a movement, and a message this long to arrive. */
const STILL_UNDERWAY_MS = HOUR_MS

/** What a gateway is asked for: more than is judged, so that what lies at an edge on one side is found on the other. */
export function widenPeriod({ from, to }: Period): Period {
  return { from: new Date(from.getTime() - HEARD_LATE_MS), to: new Date(to.getTime() + CLOCKS_DIFFER_MS) }
}

/**
 * What may be called missing: nothing so new that the other side may not have heard of it yet.
 * @param closedUntil until when the shop was closed; whatever the gateway had then, the shop will not hear of by itself
 */
export function judgedPeriod({ from, to }: Period, now: Date, closedUntil?: Date): Period {
  const end = Math.min(to.getTime(), now.getTime()) - STILL_UNDERWAY_MS
  return { from, to: new Date(Math.max(end, closedUntil?.getTime() ?? 0)) }
}

export function includesMoment({ from, to }: Period, moment: Date): boolean {
  return moment >= from && moment <= to
}

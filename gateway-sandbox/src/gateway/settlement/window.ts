import type { Movement } from './movement'

export interface Window {
  /** Epoch ms, both inclusive. */
  from: number
  to: number
}

export function includesMoment({ from, to }: Window, moment: number): boolean {
  return moment >= from && moment <= to
}

/** The time at which reports list the row, in epoch ms. */
export function computeListingTime({ at, lateMs }: Movement): number {
  return at + lateMs
}

/** True if the report of the window lists the row: every movement of money in a window is in its report. */
export function isOfWindow({ at, movedAt = at, lateMs }: Movement, window: Window): boolean {
  return includesMoment(window, at + lateMs) || includesMoment(window, movedAt + lateMs)
}

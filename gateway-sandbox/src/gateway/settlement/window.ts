import type { Movement } from './movement'

export interface Window {
  /** Epoch ms, both inclusive. */
  from: number
  to: number
}

export function includesMoment({ from, to }: Window, moment: number): boolean {
  return moment >= from && moment <= to
}

/** Returns the time at which reports list the row, in epoch ms. */
export function computeListingTime({ at, lateMs }: Movement): number {
  return at + lateMs
}

/** True if the window's report lists the row, because it began or its money moved in the window. */
export function isOfWindow({ at, movedAt = at, lateMs }: Movement, window: Window): boolean {
  return includesMoment(window, at + lateMs) || includesMoment(window, movedAt + lateMs)
}

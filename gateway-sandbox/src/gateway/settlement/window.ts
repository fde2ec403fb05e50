import type { Movement } from './movement'

export interface Window {
  /** Epoch ms, both inclusive. */
  from: number
  to: number
}

export function includesMoment({ from, to }: Window, moment: number): boolean {
  return moment >= from && moment <= to
}

/** Epoch ms: where a report has the row. */
export function computeListingTime({ at, lateMs }: Movement): number {
  return at + lateMs
}

/** Whether the report about the window has the row: no money moves in a window without being in its report. */
export function isOfWindow({ at, movedAt = at, lateMs }: Movement, window: Window): boolean {
  return includesMoment(window, at + lateMs) || includesMoment(window, movedAt + lateMs)
}

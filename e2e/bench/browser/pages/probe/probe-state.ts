import type { Step } from '../../../shop/measured-pages'

/** The probe's measurements in the page, in milliseconds since the navigation unless noted. */
interface ProbeState {
  fcp?: number
  lcp?: number
  /** The largest image or text. */
  lcpElement: string
  /** The largest session window of layout shifts, unitless. */
  cls: number
  /** Start and duration of every task over 50 ms. */
  longTasks: [start: number, duration: number][]
  /** Time from the press until its effect is painted. The effect of a link is the next page. */
  arrivedAfter?: number
  /** Time from the press until it is acknowledged or its effect is painted. */
  seenAfter?: number
}

declare global {
  interface Window {
    probe: ProbeState
    probeStep?: Step
  }
}

import type { Step } from '../../../shop/measured-pages'

/** The probe's measurements in the page, in milliseconds since the navigation unless noted. */
interface ProbeState {
  fcp?: number
  lcp?: number
  /** The largest image or text: its tag, and its file's name if it has one. */
  lcpElement: string
  /** Cumulative layout shift, which has no unit. */
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

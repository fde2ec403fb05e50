import type { Step } from '../../../shop/measured-pages'

/** What the probe writes down in the page, in milliseconds since the navigation unless said. */
interface ProbeState {
  fcp?: number
  lcp?: number
  /** What the largest picture or text is. */
  lcpElement: string
  /** The largest session window of layout shifts, without unit. */
  cls: number
  /** Start and duration of every task over 50 ms. */
  longTasks: [start: number, duration: number][]
  /** From the press until its effect is painted: the next page, for a link. */
  arrivedAfter?: number
  /** From the press until it is seen to be taken, or its effect is painted. */
  seenAfter?: number
}

declare global {
  interface Window {
    probe: ProbeState
    probeStep?: Step
  }
}

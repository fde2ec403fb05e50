import type { Step } from '../../shop/measured-pages'

/** What the probe writes down in the page, in milliseconds since the navigation unless said. */
export interface ProbeState {
  fcp?: number
  lcp?: number
  /** What the largest picture or text is. */
  lcpElement: string
  /** The largest session window of layout shifts, without unit. */
  cls: number
  /** Start and duration of every task over 50 ms. */
  longTasks: [start: number, duration: number][]
  /** From the press on a link until the next page is painted. */
  arrivedAfter?: number
}

declare global {
  interface Window {
    probe: ProbeState
    probeStep?: Step
  }
}

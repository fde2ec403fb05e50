/** The vitals that are reported; layout shift has no unit, the others are in ms. */
export const VITALS = ['LCP', 'FCP', 'CLS', 'INP', 'TTFB'] as const

/** What a page tells the edge of one version of a remote. Nothing in it is about the shopper. */
export type Report = { remote: string; version: string } & (
  | {
      /** Its page was shown, or its files or its page failed: each at most once for each document. */
      kind: 'visit' | 'load-failed' | 'render-failed'
    }
  | { kind: 'vital'; vital: (typeof VITALS)[number]; value: number }
)

export interface Reports {
  /** A number that the page has given itself, so that it counts once; it says nothing about the shopper. */
  document: string
  reports: readonly Report[]
}

import type { Step, Vital } from './analytics'

/** What a page tells the edge of one version of a remote. Nothing in it is about the shopper. */
export type Report = { remote: string; version: string } & (
  | {
      /** Its page was shown, or its files or its page failed: each at most once for each document. */
      kind: 'visit' | 'load-failed' | 'render-failed'
    }
  | { kind: 'vital'; vital: Vital; value: number }
)

export interface Reports {
  /** A number that the page has given itself, so that it counts once; it says nothing about the shopper. */
  document: string
  reports: readonly Report[]
  /** The steps of a purchase that were taken in it since the last message. */
  steps?: readonly Step[]
  /** The words of searches without result since the last message. */
  searches?: readonly string[]
  /** The fields of the api's answers, or of storage, that could not be read, such as `product.variants.price`. */
  malformed?: readonly string[]
}

import type { Step, Vital } from './analytics'

/** A page's report to the edge about one version of a remote. It contains nothing about the shopper. */
export type Report = { remote: string; version: string } & (
  | {
      /** Each is reported at most once per document. */
      kind: 'visit' | 'load-failed' | 'render-failed'
    }
  | { kind: 'vital'; vital: Vital; value: number }
)

export interface Reports {
  /** A random number, used only to count the document once. It reveals nothing about the shopper. */
  document: string
  reports: readonly Report[]
  /** Steps of a purchase taken since the last message. */
  steps?: readonly Step[]
  /** Queries without results since the last message. */
  searches?: readonly string[]
  /** Unreadable fields of api responses or of storage, such as `product.variants.price`. */
  malformed?: readonly string[]
}

import type { WeakLoad } from './visit/weak-load'
import type { WeakPage } from './weak-pages'

/** All visits of one page: loads of the static page and the shop's, purchases and steps in ms. */
export interface PageVisits {
  page: WeakPage
  limit: WeakLoad[]
  shop: WeakLoad[]
  /** By shoppers who save data. */
  saving: WeakLoad[]
  purchases: number[]
  steps: number[]
  stepsSaving: number[]
  /** In sentences. */
  failures: string[]
}

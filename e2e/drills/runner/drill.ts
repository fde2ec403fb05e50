import type { SharedShop } from './shared-shop'

/** One rough treatment of the shop, and what the shop promises under it. */
export interface Drill {
  promise: string
  /**
   * @returns whether the promise held
   * @throws NotTried where this machine lacks what the drill needs
   */
  run: (options: DrillOptions) => Promise<boolean>
}

export interface DrillOptions {
  /** A few seconds instead of minutes, for every test run. */
  isShort: boolean
  /** For drills that do no harm to a shop's processes and orders. */
  sharedShop: SharedShop
}

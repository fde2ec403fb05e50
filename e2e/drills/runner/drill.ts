import type { SharedShop } from './shared-shop'

/** A failure scenario of the shop, and what the shop promises under it. */
export interface Drill {
  promise: string
  /**
   * @returns whether the promise held
   * @throws NotTried if this machine lacks what the drill needs
   */
  run: (options: DrillOptions) => Promise<boolean>
}

export interface DrillOptions {
  /** Seconds instead of minutes, for every test run. */
  isShort: boolean
  /** For drills that do not harm a shop's processes or orders. */
  sharedShop: SharedShop
}

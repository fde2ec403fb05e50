import type { SharedShop } from './shared-shop'

/** A failure scenario of the shop, and what the shop promises under it. */
export interface Drill {
  promise: string
  /** @returns true if the promise held @throws NotTried if this machine lacks what the drill needs */
  run: (options: DrillOptions) => Promise<boolean>
}

export interface DrillOptions {
  /** True for a run of seconds instead of minutes, as in every test run. */
  isShort: boolean
  /** A shop for drills that do not harm its processes or orders. */
  sharedShop: SharedShop
}

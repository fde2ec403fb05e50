import type { Boot } from 'composition/runtime/boot'

/** The boot data that the edge writes into a page. */
export interface ShopBoot extends Boot {
  /** Origins from which developers may load remotes in place of the registry; undefined on a page that does not allow it. */
  overrideOrigins?: string[]
  /** True if this device may cache pages for offline use. */
  keepsPages?: boolean
  /** True if an overridden remote is on the page, so that its errors say nothing about the registry's versions. */
  isOverridden?: boolean
}

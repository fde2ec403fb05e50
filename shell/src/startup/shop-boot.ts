import type { Boot } from 'composition/runtime/boot'

/** The boot data that the edge writes into a page. */
export interface ShopBoot extends Boot {
  /** Origins from which developers may load remotes in place of the registry's; undefined if not allowed. */
  overrideOrigins?: string[]
  /** True if this device may cache pages for offline use. */
  keepsPages?: boolean
  /** True if a remote is overridden. The page is then not cached, and sends no reports about remotes. */
  isOverridden?: boolean
}

import type { Boot } from 'composition/runtime/boot'

/** What the edge writes into a page of the shop. */
export interface ShopBoot extends Boot {
  /** Where developers may take remotes from in place of the registry; none on a page that does not allow it. */
  overrideOrigins?: string[]
  /** Whether pages may be kept on this device for the time offline. */
  keepsPages?: boolean
  /** Whether such a remote is on the page: its faults say nothing about the registry's versions. */
  isOverridden?: boolean
}

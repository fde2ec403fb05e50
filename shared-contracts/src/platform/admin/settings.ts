import { type Paise, paise } from '../../values/money'

/** The settings that the owner can change in the admin, with their defaults. Amounts are in paise; null means no limit. */
export const adminSettingDefaults = {
  /** The most that a packer may refund per order without the owner. */
  packerRefundLimit: paise(0),
  /** Refunds above this need a second person's confirmation. */
  fourEyesLimit: null,
} as const satisfies Record<string, Paise | null>

/** The delay before a looser limit takes effect, during which any owner can cancel it. */
export const LOOSER_AFTER_HOURS = 24

/** True if a changed limit lets people refund more on their own. @param before in paise; null means no limit */
export function isLooser(before: number | null, after: number | null): boolean {
  return before !== null && (after === null || after > before)
}

export type AdminSettingName = keyof typeof adminSettingDefaults
export const adminSettingNames = Object.keys(adminSettingDefaults) as AdminSettingName[]

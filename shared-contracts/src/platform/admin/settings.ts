import { type Paise, paise } from '../../values/money'

/** The admin's settings for the owner, with their defaults. Amounts are in paise; null means no limit. */
export const adminSettingDefaults = {
  /** The most that a packer may refund on one order without the owner. */
  packerRefundLimit: paise(0),
  /** Refunds above this need a second person. */
  fourEyesLimit: null,
} as const satisfies Record<string, Paise | null>

/** How long a looser limit waits, during which any owner can stop it. */
export const LOOSER_AFTER_HOURS = 24

/** True if more money could be refunded without a second person. @param before in paise; null means no limit */
export function isLooser(before: number | null, after: number | null): boolean {
  return before !== null && (after === null || after > before)
}

export type AdminSettingName = keyof typeof adminSettingDefaults
export const adminSettingNames = Object.keys(adminSettingDefaults) as AdminSettingName[]

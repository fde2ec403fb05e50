import { type Paise, paise } from '../../values/money'

/** What the owner sets for the admin, and how it is until then. Amounts are paise; null is no limit. */
export const adminSettingDefaults = {
  /** The most that a packer may refund of one order without the owner: nothing. */
  packerRefundLimit: paise(0),
  /** Above it a refund needs a second person. */
  fourEyesLimit: null,
} as const satisfies Record<string, Paise | null>

/** So long a looser limit waits, while any owner can stop it. */
export const LOOSER_AFTER_HOURS = 24

/**
 * True if more money could go back without a second person.
 * @param before in paise; null is no limit
 */
export function isLooser(before: number | null, after: number | null): boolean {
  return before !== null && (after === null || after > before)
}

export type AdminSettingName = keyof typeof adminSettingDefaults
export const adminSettingNames = Object.keys(adminSettingDefaults) as AdminSettingName[]

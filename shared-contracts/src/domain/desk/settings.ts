import { type Paise, paise } from '../money'

/** What the owner sets for the desk, and how it is until then. Amounts are paise; null is no limit. */
export const deskSettingDefaults = {
  /** The most that a packer may give back of one order without the owner: nothing. */
  packerRefundLimit: paise(0),
  /** Above it a refund needs a second person. */
  fourEyesLimit: null,
} as const satisfies Record<string, Paise | null>

export type DeskSettingName = keyof typeof deskSettingDefaults
export const deskSettingNames = Object.keys(deskSettingDefaults) as DeskSettingName[]

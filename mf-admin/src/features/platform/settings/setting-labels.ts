import type { AdminSettingName } from 'shared-contracts/platform/admin/settings'

interface SettingLabel {
  label: string
  hint: string
}

/** The meaning of each setting. */
export const settingLabels: Readonly<Record<AdminSettingName, SettingLabel>> = {
  packerRefundLimit: {
    label: 'Refund limit for packers, per order',
    hint: 'In rupees. 0 = none; blank = no limit.',
  },
  fourEyesLimit: {
    label: 'Refunds above this need a second person',
    hint: 'In rupees. Blank = never.',
  },
}

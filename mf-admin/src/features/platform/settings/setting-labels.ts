import type { AdminSettingName } from 'shared-contracts/platform/admin/settings'

interface SettingLabel {
  label: string
  hint: string
}

/** The meaning of each setting. */
export const settingLabels: Readonly<Record<AdminSettingName, SettingLabel>> = {
  packerRefundLimit: {
    label: 'A packer may refund, of one order',
    hint: 'In rupees. 0 is nothing; an empty field is no limit.',
  },
  fourEyesLimit: {
    label: 'Above this a refund needs a second person',
    hint: 'In rupees. An empty field is never.',
  },
}

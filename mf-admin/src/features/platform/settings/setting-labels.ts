import type { AdminSettingName } from 'shared-contracts/platform/admin/settings'
import { settingTitles } from '../../../data/platform/setting-titles'

interface SettingLabel {
  label: string
  hint: string
}

export const settingLabels: Readonly<Record<AdminSettingName, SettingLabel>> = {
  packerRefundLimit: {
    label: settingTitles.packerRefundLimit,
    hint: 'In rupees. 0 = none; blank = no limit.',
  },
  fourEyesLimit: {
    label: settingTitles.fourEyesLimit,
    hint: 'In rupees. Blank = never.',
  },
}

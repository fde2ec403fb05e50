import type { AdminSettingName } from 'shared-contracts/platform/admin/settings'

export const settingTitles: Readonly<Record<AdminSettingName, string>> = {
  packerRefundLimit: 'Refund limit for packers, per order',
  fourEyesLimit: 'Refunds above this need a second person',
}

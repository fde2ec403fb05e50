import type { AdminSettingName } from 'shared-contracts/platform/admin/settings'

interface Words {
  label: string
  hint: string
}

/** What each setting means. */
export const settingWords: Readonly<Record<AdminSettingName, Words>> = {
  packerRefundLimit: {
    label: 'A packer may refund, of one order',
    hint: 'In rupees. 0 is nothing; an empty field is no limit.',
  },
  fourEyesLimit: {
    label: 'Above this a refund needs a second person',
    hint: 'In rupees. An empty field is never.',
  },
}

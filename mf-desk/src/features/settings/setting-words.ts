import type { DeskSettingName } from 'shared-contracts/domain/desk/settings'

interface Words {
  label: string
  hint: string
}

/** What each setting means. */
export const settingWords: Readonly<Record<DeskSettingName, Words>> = {
  packerRefundLimit: {
    label: 'A packer may give back, of one order',
    hint: 'In rupees. 0 is nothing; an empty field is no limit.',
  },
  fourEyesLimit: {
    label: 'Above this a refund needs a second person',
    hint: 'In rupees. An empty field is never.',
  },
}

import { type AdminSettingName, LOOSER_AFTER_HOURS } from 'shared-contracts/platform/admin/settings'
import { inRupees } from 'shared-contracts/values/money'
import { inIndia } from '../../../../i18n/in-india'
import type { OwnersLetter } from '../../../staff'
import type { WaitingSetting } from './settings.repository'

/* Mails to owners about changed limits. */

const labels: Readonly<Record<AdminSettingName, string>> = {
  packerRefundLimit: 'Packer’s refund limit per order',
  fourEyesLimit: 'Amount above which a refund needs a second person',
}

const inWords = (value: number | null) => (value === null ? 'no limit' : inRupees(value))

const isNotYou =
  'If this change wasn’t expected, suspend that person under Staff in the admin. If you can’t sign in, ask whoever runs the shop’s server for a new invitation.'

export function waitingMail(
  { name, value, askedBy, dueAt }: WaitingSetting,
  before: number | null,
  settingsUrl: string,
): OwnersLetter {
  return {
    subject: `${askedBy} asked to raise a refund limit`,
    parts: [
      `${askedBy} asked for this change: ${labels[name]} from ${inWords(before)} to ${inWords(value)}.`,
      `It takes effect in ${LOOSER_AFTER_HOURS} hours, on ${inIndia(dueAt)}. Until then, any owner can cancel it in Settings.`,
      { button: 'CANCEL CHANGE', href: settingsUrl },
      isNotYou,
    ],
  }
}

export function changedMail(
  by: string,
  name: AdminSettingName,
  before: number | null,
  after: number | null,
  settingsUrl: string,
): OwnersLetter {
  return {
    subject: `${by} lowered a refund limit`,
    parts: [
      `${by} changed a limit: ${labels[name]} went from ${inWords(before)} to ${inWords(after)}. It applies from now on.`,
      { button: 'OPEN SETTINGS', href: settingsUrl },
    ],
  }
}

export function stoppedMail(by: string, { name, value, askedBy }: WaitingSetting): OwnersLetter {
  return {
    subject: `${by} stopped a change to a refund limit`,
    parts: [
      `${by} stopped a change that ${askedBy} had asked for: ${labels[name]} to ${inWords(value)}. The limit stays as it was.`,
    ],
  }
}

export function inForceMail(
  { name, value, askedBy }: WaitingSetting,
  before: number | null,
  settingsUrl: string,
): OwnersLetter {
  return {
    subject: 'A higher refund limit now applies',
    parts: [
      `${labels[name]} went from ${inWords(before)} to ${inWords(value)}. ${askedBy} asked for it ${LOOSER_AFTER_HOURS} hours ago, and no owner stopped it.`,
      { button: 'OPEN SETTINGS', href: settingsUrl },
    ],
  }
}

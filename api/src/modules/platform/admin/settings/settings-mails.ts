import { type AdminSettingName, LOOSER_AFTER_HOURS } from 'shared-contracts/platform/admin/settings'
import { inIndia } from '../../../../i18n/in-india'
import { inRupees } from '../../../../i18n/in-rupees'
import type { OwnersLetter } from '../../../staff'
import type { WaitingSetting } from './settings.repository'

/* Mails to owners about changed limits. */

const labels: Readonly<Record<AdminSettingName, string>> = {
  packerRefundLimit: 'The most that a packer may refund on one order',
  fourEyesLimit: 'The amount above which a refund needs a second person',
}

const inWords = (value: number | null) => (value === null ? 'no limit' : inRupees(value))

const isNotYou =
  'If nobody should have done this, sign that person out under People and keep them out. If you cannot sign in, the shop’s server makes a new invitation: npm run admin -- invite.'

export function waitingMail(
  { name, value, askedBy, dueAt }: WaitingSetting,
  before: number | null,
  settingsUrl: string,
): OwnersLetter {
  return {
    subject: `${askedBy} wants to loosen a limit on refunds`,
    parts: [
      `${askedBy} asked for this change: ${labels[name]} goes from ${inWords(before)} to ${inWords(value)}.`,
      `It takes effect in ${LOOSER_AFTER_HOURS} hours, on ${inIndia(dueAt)}. Until then any owner can stop it in the admin under Settings.`,
      { button: 'STOP THE CHANGE', href: settingsUrl },
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
    subject: `${by} tightened a limit on refunds`,
    parts: [
      `${by} changed a limit: ${labels[name]} went from ${inWords(before)} to ${inWords(after)}. It is in force.`,
      { button: 'OPEN THE SETTINGS', href: settingsUrl },
    ],
  }
}

export function stoppedMail(by: string, { name, value, askedBy }: WaitingSetting): OwnersLetter {
  return {
    subject: `${by} stopped the change of a limit on refunds`,
    parts: [
      `${by} stopped a change that ${askedBy} had asked for. ${labels[name]} will not go to ${inWords(value)}.`,
    ],
  }
}

export function inForceMail(
  { name, value, askedBy }: WaitingSetting,
  before: number | null,
  settingsUrl: string,
): OwnersLetter {
  return {
    subject: 'A looser limit on refunds is in force',
    parts: [
      `${labels[name]} went from ${inWords(before)} to ${inWords(value)}. ${askedBy} asked for it ${LOOSER_AFTER_HOURS} hours ago, and no owner stopped it.`,
      { button: 'OPEN THE SETTINGS', href: settingsUrl },
    ],
  }
}

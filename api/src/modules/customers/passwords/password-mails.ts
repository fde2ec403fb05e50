import type { Language } from 'shared-contracts/i18n/language'
import { shop } from 'shared-contracts/platform/shop'
import { getText } from '../../../i18n/get-text'
import type { Letter } from '../../../mail/outbox'
import type { Greeted } from '../account/account-mails'
import type { Message } from '../account/email/customer-mail'
import { forgottenLink } from './forgotten-link'

const { brand } = shop

/** The mail contains no name: if the address is unconfirmed, a stranger may have typed the name. */
export function resetMail(to: string, href: string, minutes: number, language: Language): Letter {
  const t = getText(language)
  return {
    to,
    language,
    subject: t('Reset your {brand} password', { brand }),
    parts: [
      t('Someone asked to reset your password. If it was you, choose a new one within {minutes} minutes.', {
        minutes,
      }),
      { button: t('Reset Password'), href },
      t('If this wasn’t you, ignore this email. Your password won’t change.'),
    ],
  }
}

/** Warns the owner, in case somebody else changed it. */
export function passwordChangedMail({ firstName, language }: Greeted, publicOrigin: string): Message {
  const t = getText(language)
  return {
    language,
    subject: t('Your {brand} password was changed', { brand }),
    parts: [
      t('Hello {firstName},', { firstName }),
      t('Your password was changed, and all other devices were signed out.'),
      t('If this wasn’t you, set a new password right away.'),
      forgottenLink(language, publicOrigin),
    ],
  }
}

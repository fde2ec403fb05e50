import type { Language } from 'shared-contracts/i18n/language'
import { shop } from 'shared-contracts/platform/shop'
import { getText } from '../../../i18n/get-text'
import type { Letter } from '../../../mail/outbox'
import type { Greeted } from '../account/account-mails'
import type { Message } from '../account/email/customer-mail'
import { forgottenLink } from './forgotten-link'

const { brand } = shop

/** Names nobody: the address may not be confirmed, and then a stranger may have written the name. */
export function resetMail(to: string, href: string, minutes: number, language: Language): Letter {
  const t = getText(language)
  return {
    to,
    language,
    subject: t('Reset your {brand} password', { brand }),
    parts: [
      t(
        'Someone asked to reset the password of your account. To choose a new one, open this page within {minutes} minutes.',
        { minutes },
      ),
      { button: t('Reset Password'), href },
      t('If it was not you, there is nothing to do: your password stays as it is.'),
    ],
  }
}

/** Tells the owner, in case it was somebody else. */
export function passwordChangedMail({ firstName, language }: Greeted, publicOrigin: string): Message {
  const t = getText(language)
  return {
    language,
    subject: t('Your {brand} password was changed', { brand }),
    parts: [
      t('Hello {firstName},', { firstName }),
      t('The password of your account was changed, and every other device was signed out.'),
      t('If it was not you, please set a new password at once.'),
      forgottenLink(language, publicOrigin),
    ],
  }
}

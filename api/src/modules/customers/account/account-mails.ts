import { inLanguage, type Language, languages } from 'shared-contracts/i18n/language'
import { shop } from 'shared-contracts/platform/shop'
import { paths } from 'shared-contracts/routing/paths'
import { getText } from '../../../i18n/get-text'
import type { Letter } from '../../../mail/outbox'
import type { Customer } from '../customers.repository'
import { forgottenLink } from '../passwords/forgotten-link'
import type { Message } from './email/customer-mail'

const { brand, email } = shop

export type Greeted = Pick<Customer, 'firstName' | 'language'>

export function welcomeMail({ firstName, language }: Greeted, publicOrigin: string): Message {
  const t = getText(language)
  return {
    language,
    subject: t('Welcome to {brand}', { brand }),
    parts: [
      t('Hello {firstName},', { firstName }),
      t(
        'Your account at {brand} is ready. With it you see your orders, and check out with your saved addresses.',
        { brand },
      ),
      { button: t('SIGN IN'), href: `${publicOrigin}${inLanguage(language, paths.login)}` },
      { small: t('If you did not create this account, please tell us: {email}.', { email }) },
    ],
  }
}

/** Without a name: the address may be unconfirmed, so a stranger may have typed the name. */
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

/** Warns the owner, in case it was somebody else. */
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

const inIndia = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const

/** @param device a name the customer recognises; empty if the browser is unknown */
export function newDeviceMail(
  { firstName, language }: Greeted,
  { device, at, publicOrigin }: { device: string; at: Date; publicOrigin: string },
): Message {
  const t = getText(language)
  return {
    language,
    subject: t('Your {brand} account was opened on a new device', { brand }),
    parts: [
      t('Hello {firstName},', { firstName }),
      t('Someone logged in to your account: {device}, {time} (Indian time).', {
        device: device || t('an unknown device'),
        time: at.toLocaleString(languages[language].tag, inIndia),
      }),
      t(
        'If it was you, there is nothing to do. If it was not, please set a new password at once: it signs every device out.',
      ),
      forgottenLink(language, publicOrigin),
    ],
  }
}

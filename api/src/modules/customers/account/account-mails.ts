import { inLanguage, languages } from 'shared-contracts/i18n/language'
import { shop } from 'shared-contracts/platform/shop'
import { paths } from 'shared-contracts/routing/paths'
import { getText } from '../../../i18n/get-text'
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
      t('Your {brand} account is ready. Use it to see your orders and check out with your saved addresses.', {
        brand,
      }),
      { button: t('SIGN IN'), href: `${publicOrigin}${inLanguage(language, paths.login)}` },
      { small: t('If you did not create this account, please tell us: {email}.', { email }) },
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
    subject: t('New sign-in to your {brand} account', { brand }),
    parts: [
      t('Hello {firstName},', { firstName }),
      t('Someone logged in to your account: {device}, {time} (Indian time).', {
        device: device || t('an unknown device'),
        time: at.toLocaleString(languages[language].tag, inIndia),
      }),
      t(
        'If this was you, you don’t need to do anything. If not, set a new password right away. That signs out all devices.',
      ),
      forgottenLink(language, publicOrigin),
    ],
  }
}

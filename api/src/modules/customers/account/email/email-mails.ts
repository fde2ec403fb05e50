import type { Language } from 'shared-contracts/i18n/language'
import { shop } from 'shared-contracts/platform/shop'
import { getText } from '../../../../i18n/get-text'
import type { Letter } from '../../../../mail/outbox'
import type { Customer } from '../../customers.repository'
import { forgottenLink } from '../../passwords/forgotten-link'

const { brand } = shop

/** The mail contains no name, because a stranger may have typed the address and everything else. */
export function confirmEmailMail(to: string, href: string, days: number, language: Language): Letter {
  const t = getText(language)
  return {
    to,
    language,
    subject: t('Please confirm your email address for {brand}', { brand }),
    parts: [
      t(
        'Someone, hopefully you, gave this address to {brand}. Please confirm within {days} days that it’s yours. Until then, we won’t send anything else to it.',
        { brand, days },
      ),
      { button: t('Confirm my email address'), href },
      t('If this wasn’t you, ignore this email. We won’t send anything else to this address.'),
    ],
  }
}

/** The mail to the old address when a change is requested, while its owner can still stop it. */
export function changeRequestMail(language: Language, publicOrigin: string): Omit<Letter, 'to'> {
  const t = getText(language)
  return {
    language,
    subject: t('Someone asked to change the email address of your {brand} account', { brand }),
    parts: [
      t('Your account’s email address will change once the new address is confirmed.'),
      t('If this wasn’t you, set a new password right away. That cancels the change.'),
      forgottenLink(language, publicOrigin),
    ],
  }
}

/** The mail to the old address once it has been replaced. */
export function emailChangedMail({ email: to, language }: Pick<Customer, 'email' | 'language'>): Letter {
  const t = getText(language)
  return {
    to,
    language,
    subject: t('The email address of your {brand} account was changed', { brand }),
    parts: [
      t('Your account now has a different email address. We won’t send any more account emails to this one.'),
      { small: t('If this wasn’t you, please tell us right away: {email}.', { email: shop.email }) },
    ],
  }
}

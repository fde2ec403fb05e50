import type { Language } from 'shared-contracts/i18n/language'
import { shop } from 'shared-contracts/platform/shop'
import { getText } from '../../../../i18n/get-text'
import type { Letter } from '../../../../mail/outbox'
import type { Customer } from '../../customers.repository'
import { forgottenLink } from '../../passwords/forgotten-link'

const { brand } = shop

/** Without a name: a stranger may have typed the address and everything else. */
export function confirmEmailMail(to: string, href: string, days: number, language: Language): Letter {
  const t = getText(language)
  return {
    to,
    language,
    subject: t('Please confirm your email address for {brand}', { brand }),
    parts: [
      t(
        'Someone, we hope you, gave this address to {brand}. Please confirm within {days} days that it is yours. Until then we send nothing else to it.',
        { brand, days },
      ),
      { button: t('Confirm my email address'), href },
      t('If it was not you, there is nothing to do: this address gets no other mail from us.'),
    ],
  }
}

/** Goes to the old address, while its owner can still stop the change. */
export function changeRequestMail(language: Language, publicOrigin: string): Omit<Letter, 'to'> {
  const t = getText(language)
  return {
    language,
    subject: t('Someone asked to change the email address of your {brand} account', { brand }),
    parts: [
      t('Your account is to get another email address. It changes once that address is confirmed.'),
      t('If it was not you, please set a new password at once: it takes the change back.'),
      forgottenLink(language, publicOrigin),
    ],
  }
}

/** Goes to the replaced address. */
export function emailChangedMail({ email: to, language }: Pick<Customer, 'email' | 'language'>): Letter {
  const t = getText(language)
  return {
    to,
    language,
    subject: t('The email address of your {brand} account was changed', { brand }),
    parts: [
      t('Your account has another email address now. This one gets no more mails about it.'),
      { small: t('If it was not you, please tell us at once: {email}.', { email: shop.email }) },
    ],
  }
}

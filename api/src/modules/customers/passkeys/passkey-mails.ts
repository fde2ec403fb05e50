import { shop } from 'shared-contracts/platform/shop'
import { textFor } from '../../../i18n/text-for'
import { forgotten, type Greeted, type Message } from '..'

/** Tells the owner, in case it was somebody else. */
export function passkeyAddedMail({ firstName, language }: Greeted, publicOrigin: string): Message {
  const t = textFor(language)
  return {
    language,
    subject: t('A passkey was added to your {brand} account', { brand: shop.brand }),
    parts: [
      t('Hello {firstName},', { firstName }),
      t('A passkey was added to your account. Whoever holds it can sign in without your password.'),
      t('If it was not you, please set a new password at once: that removes every passkey of your account.'),
      forgotten(language, publicOrigin),
    ],
  }
}

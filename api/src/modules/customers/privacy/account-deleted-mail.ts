import { shop } from 'shared-contracts/platform/shop'
import { textFor } from '../../../i18n/text-for'
import type { Letter } from '../../../mail/outbox'
import type { Customer } from '..'

export function accountDeletedMail({ email, firstName, language }: Customer): Letter {
  const t = textFor(language)
  return {
    to: email,
    language,
    subject: t('Your {brand} account has been deleted', { brand: shop.brand }),
    parts: [
      t('Hello {firstName},', { firstName }),
      t('Your account has been deleted: your details, your saved addresses and your sign-ins are gone.'),
      t(
        'The invoices of your orders are kept as long as the law wants them, with name and address. The e-mail address and phone number in them are removed 30 days after the order.',
      ),
      { small: t('If it was not you, please tell us: {email}.', { email: shop.email }) },
    ],
  }
}

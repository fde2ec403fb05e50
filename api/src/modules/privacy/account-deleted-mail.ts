import { shop } from 'shared-contracts/domain/shop'
import type { Letter } from '../../mail/outbox'
import type { Customer } from '../customers'

export function accountDeletedMail({ email, firstName }: Customer): Letter {
  return {
    to: email,
    subject: `Your ${shop.brand} account has been deleted`,
    parts: [
      `Hello ${firstName},`,
      'Your account has been deleted: your details, your saved addresses and your sign-ins are gone.',
      'The invoices of your orders are kept as long as the law wants them, with name and address. The e-mail address and phone number in them are removed 30 days after the order.',
      { small: `If it was not you, please tell us: ${shop.email}.` },
    ],
  }
}

import { paths } from 'shared-contracts/domain/paths'
import { shop } from 'shared-contracts/domain/shop'
import type { Customer, Message } from '../customers'

/** Tells the owner, in case it was somebody else. */
export function passkeyAddedMail({ firstName }: Pick<Customer, 'firstName'>, publicOrigin: string): Message {
  return {
    subject: `A passkey was added to your ${shop.brand} account`,
    parts: [
      `Hello ${firstName},`,
      'A passkey was added to your account. Whoever holds it can sign in without your password.',
      'If it was not you, please set a new password at once: that removes every passkey of your account.',
      { button: 'Forgot your Password?', href: `${publicOrigin}${paths.login}?forgotten` },
    ],
  }
}

import { paths } from 'shared-contracts/domain/paths'
import { shop } from 'shared-contracts/domain/shop'
import type { Letter } from '../../mail/outbox'
import type { Customer } from './customers.repository'

type Recipient = Pick<Customer, 'email' | 'firstName'>

export function welcomeMail({ email, firstName }: Recipient, publicOrigin: string): Letter {
  return {
    to: email,
    subject: `Welcome to ${shop.brand}`,
    parts: [
      `Hello ${firstName},`,
      `Your account at ${shop.brand} is ready. With it you see your orders, and check out with your saved addresses.`,
      { button: 'SIGN IN', href: `${publicOrigin}${paths.login}` },
      { small: `If you did not create this account, please tell us: ${shop.email}.` },
    ],
  }
}

export function resetMail({ email, firstName }: Recipient, link: string, minutes: number): Letter {
  return {
    to: email,
    subject: `Reset your ${shop.brand} password`,
    parts: [
      `Hello ${firstName},`,
      `Someone asked to reset the password of your account. To choose a new one, open this page within ${minutes} minutes.`,
      { button: 'Reset Password', href: link },
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
  }
}

/** Tells the owner, in case it was somebody else. */
export function passwordChangedMail({ email, firstName }: Recipient, publicOrigin: string): Letter {
  return {
    to: email,
    subject: `Your ${shop.brand} password was changed`,
    parts: [
      `Hello ${firstName},`,
      'The password of your account was changed, and every other device was signed out.',
      'If it was not you, please set a new password at once.',
      { button: 'Forgot your Password?', href: `${publicOrigin}${paths.login}?forgotten` },
    ],
  }
}

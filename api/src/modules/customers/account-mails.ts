import { paths } from 'shared-contracts/domain/paths'
import { shop } from 'shared-contracts/domain/shop'
import type { Letter } from '../../mail/outbox'
import type { Customer } from './customers.repository'
import type { Message } from './email/customer-mail'

export function welcomeMail({ firstName }: Pick<Customer, 'firstName'>, publicOrigin: string): Message {
  return {
    subject: `Welcome to ${shop.brand}`,
    parts: [
      `Hello ${firstName},`,
      `Your account at ${shop.brand} is ready. With it you see your orders, and check out with your saved addresses.`,
      { button: 'SIGN IN', href: `${publicOrigin}${paths.login}` },
      { small: `If you did not create this account, please tell us: ${shop.email}.` },
    ],
  }
}

/** Names nobody: the address may not be confirmed, and then a stranger may have written the name. */
export function resetMail(email: string, link: string, minutes: number): Letter {
  return {
    to: email,
    subject: `Reset your ${shop.brand} password`,
    parts: [
      `Someone asked to reset the password of your account. To choose a new one, open this page within ${minutes} minutes.`,
      { button: 'Reset Password', href: link },
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
  }
}

/** Tells the owner, in case it was somebody else. */
export function passwordChangedMail(
  { firstName }: Pick<Customer, 'firstName'>,
  publicOrigin: string,
): Message {
  return {
    subject: `Your ${shop.brand} password was changed`,
    parts: [
      `Hello ${firstName},`,
      'The password of your account was changed, and every other device was signed out.',
      'If it was not you, please set a new password at once.',
      { button: 'Forgot your Password?', href: `${publicOrigin}${paths.login}?forgotten` },
    ],
  }
}

const times = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/** @param device what the customer would call it; empty where its browser does not say */
export function newDeviceMail(
  { firstName }: Pick<Customer, 'firstName'>,
  { device, at, publicOrigin }: { device: string; at: Date; publicOrigin: string },
): Message {
  return {
    subject: `Your ${shop.brand} account was opened on a new device`,
    parts: [
      `Hello ${firstName},`,
      `Someone logged in to your account: ${device || 'an unknown device'}, ${times.format(at)} (Indian time).`,
      'If it was you, there is nothing to do. If it was not, please set a new password at once: it signs every device out.',
      { button: 'Forgot your Password?', href: `${publicOrigin}${paths.login}?forgotten` },
    ],
  }
}

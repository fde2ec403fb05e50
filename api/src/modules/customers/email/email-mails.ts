import { paths } from 'shared-contracts/domain/paths'
import { shop } from 'shared-contracts/domain/shop'
import type { Letter } from '../../../mail/outbox'

/** Names nobody: who typed the address may be a stranger, and so may be the words they typed beside it. */
export function confirmEmailMail(email: string, link: string, days: number): Letter {
  return {
    to: email,
    subject: `Please confirm your email address for ${shop.brand}`,
    parts: [
      `Someone, we hope you, gave this address to ${shop.brand}. Please confirm within ${days} days that it is yours. Until then we send nothing else to it.`,
      { button: 'Confirm my email address', href: link },
      'If it was not you, there is nothing to do: this address gets no other mail from us.',
    ],
  }
}

/** Goes to the address that is to be replaced, while its owner can still stop it. */
export function changeAskedMail(publicOrigin: string): Omit<Letter, 'to'> {
  return {
    subject: `Someone asked to change the email address of your ${shop.brand} account`,
    parts: [
      'Your account is to get another email address. It changes once that address is confirmed.',
      'If it was not you, please set a new password at once: it takes the change back.',
      { button: 'Forgot your Password?', href: `${publicOrigin}${paths.login}?forgotten` },
    ],
  }
}

/** Goes to the address that was replaced. */
export function emailChangedMail(oldEmail: string): Letter {
  return {
    to: oldEmail,
    subject: `The email address of your ${shop.brand} account was changed`,
    parts: [
      'Your account has another email address now. This one gets no more mails about it.',
      { small: `If it was not you, please tell us at once: ${shop.email}.` },
    ],
  }
}

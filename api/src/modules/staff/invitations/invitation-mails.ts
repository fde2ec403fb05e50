import { shop } from 'shared-contracts/platform/shop'
import { inIndia } from '../../../i18n/in-india'
import type { Letter } from '../../../mail/outbox'
import type { Person } from '../people/people.repository'
import { staffLink } from '../people/staff-link'
import type { OwnersLetter } from '../people/tell-owners'

export interface MadeInvitation {
  /** The link that accepts the invitation; it works once. */
  link: string
  stopLink: string
  expiresAt: Date
}

/** The mail to the invited person. Nobody else gets it, because it contains the link. */
export function invitationMail(person: Person, by: string, made: MadeInvitation): Letter {
  const { name, email, role, joinedAt } = person
  const until = `The link works once, until ${inIndia(made.expiresAt)}. It’s meant for you only: don’t share it.`
  if (joinedAt === null)
    return {
      to: email,
      subject: `${by} invited you to the admin of ${shop.brand}`,
      parts: [
        `Hello ${name},`,
        `${by} invited you to work in the admin of ${shop.brand} as ${role}.`,
        { button: 'ACCEPT INVITATION', href: made.link },
        until,
        { small: 'Don’t want to join?', link: { text: 'Cancel the invitation', href: made.stopLink } },
      ],
    }
  return {
    to: email,
    subject: `Choose a new way to sign in to the admin of ${shop.brand}`,
    parts: [
      `Hello ${name},`,
      `${by} sent you a new invitation to the admin. Use it to choose a new passkey or password. Your current sign-in method works until then.`,
      { button: 'CHOOSE A NEW WAY TO SIGN IN', href: made.link },
      until,
      {
        small: 'Didn’t ask for this? Someone may be trying to take over your account.',
        link: { text: 'Cancel the invitation', href: made.stopLink },
      },
    ],
  }
}

/** The mail to a person whose earlier sign-in methods have been removed. */
export function newPhoneMail({ name, email }: Person, by: string, made: MadeInvitation): Letter {
  return {
    to: email,
    subject: `Set up sign-in again for the admin of ${shop.brand}`,
    parts: [
      `Hello ${name},`,
      `${by === name ? 'You' : by} reported your phone as lost. You’re signed out on all devices, and your earlier passkeys, password and authenticator app no longer work.`,
      { button: 'SET UP SIGN-IN', href: made.link },
      `The link works once, until ${inIndia(made.expiresAt)}. It’s meant for you only: don’t share it.`,
      {
        small: 'Wasn’t this you? Cancel the link and tell an owner of the shop.',
        link: { text: 'Cancel the link', href: made.stopLink },
      },
    ],
  }
}

/** Tells owners that somebody's sign-in methods were removed. */
export function phoneLostMail({ name, email }: Person, by: string, adminOrigin: string): OwnersLetter {
  return {
    subject: `${name}’s sign-in was reset`,
    parts: [
      `${by} reported ${name}’s phone as lost. ${name} is signed out on all devices, and the earlier sign-in methods no longer work.`,
      `A link to set up new ones was sent only to ${email}.`,
      'If this wasn’t expected, suspend the person under Staff in the admin.',
      staffLink(adminOrigin),
    ],
  }
}

/** Tells owners of an invitation. Leaves out the link, which is only for the invited person. */
export function invitedMail(
  { name, email, role, joinedAt }: Person,
  by: string,
  isMailed: boolean,
  adminOrigin: string,
): OwnersLetter {
  return {
    subject: `${name} was invited to the admin`,
    parts: [
      joinedAt === null
        ? `${by} invited ${name} (${email}) to the admin as ${role}.`
        : `${by} sent ${name} (${email}), ${role}, a new invitation. It replaces ${name}’s sign-in methods.`,
      `The link works once, for 3 days. ${isMailed ? `It was sent only to ${email}.` : 'It was printed on the shop’s server.'}`,
      'If this wasn’t expected, suspend the person under Staff in the admin.',
      staffLink(adminOrigin),
    ],
  }
}

export function stoppedInvitationMail(name: string, adminOrigin: string): OwnersLetter {
  return {
    subject: `${name} cancelled an invitation to the admin`,
    parts: [
      `${name} cancelled an invitation with the link in its email. ${name}’s sign-in methods haven’t changed.`,
      'The audit log shows who created it. If they shouldn’t have, suspend them under Staff in the admin.',
      staffLink(adminOrigin),
    ],
  }
}

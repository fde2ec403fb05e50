import { shop } from 'shared-contracts/platform/shop'
import { inIndia } from '../../../i18n/in-india'
import type { Letter } from '../../../mail/outbox'
import type { Person } from '../people/people.repository'
import { staffLink } from '../people/staff-link'
import type { OwnersLetter } from '../people/tell-owners'

export interface MadeInvitation {
  /** Accepts the invitation, once. */
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
      `The link works once, until ${inIndia(made.expiresAt)}. Nobody else has it. Don’t pass it on.`,
      {
        small: 'Wasn’t it you? Cancel the link and ask an owner of the shop.',
        link: { text: 'Cancel the link', href: made.stopLink },
      },
    ],
  }
}

/** Tells owners that somebody's sign-in methods were removed. */
export function phoneLostMail({ name, email }: Person, by: string, adminOrigin: string): OwnersLetter {
  return {
    subject: `The sign-in of ${name} was reset`,
    parts: [
      `${by} reported the phone of ${name} as lost. ${name} is signed out on all devices, and the earlier sign-in methods no longer work.`,
      `A link to set up new ones went to ${email} alone.`,
      'If this was not intended, suspend the person’s access under Staff.',
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
        : `${by} sent ${name} (${email}), ${role}, a new invitation. It replaces the sign-in methods of ${name}.`,
      `The link opens once, for three days. ${isMailed ? `It was sent only to ${email}.` : 'It was printed on the shop’s server.'}`,
      'If none of you did this, suspend the person under Staff in the admin.',
      staffLink(adminOrigin),
    ],
  }
}

export function stoppedInvitationMail(name: string, adminOrigin: string): OwnersLetter {
  return {
    subject: `${name} cancelled an invitation to the admin`,
    parts: [
      `${name} cancelled an invitation with the link in its email. Sign-in methods of ${name} haven’t changed.`,
      'The audit log shows who created it. If they shouldn’t have, suspend them under Staff in the admin.',
      staffLink(adminOrigin),
    ],
  }
}

import { shop } from 'shared-contracts/platform/shop'
import { inIndia } from '../../../i18n/in-india'
import type { Letter } from '../../../mail/outbox'
import type { Person } from '../people/people.repository'
import type { OwnersLetter } from '../people/tell-owners'

export interface MadeInvitation {
  /** Opens the admin, once. */
  link: string
  /** Cancels the invitation. */
  stopLink: string
  expiresAt: Date
}

/** Goes only to the invited person, and is the only place with the link. */
export function invitationMail(person: Person, by: string, made: MadeInvitation): Letter {
  const { name, email, role, joinedAt } = person
  const until = `The link works once, until ${inIndia(made.expiresAt)}. Nobody else has it: please do not pass it on.`
  if (joinedAt === null)
    return {
      to: email,
      subject: `${by} invited you to the admin of ${shop.brand}`,
      parts: [
        `Hello ${name},`,
        `${by} invited you to work in the admin of ${shop.brand} as ${role}.`,
        { button: 'JOIN THE ADMIN', href: made.link },
        until,
        { small: 'You do not want this?', link: { text: 'Stop the invitation', href: made.stopLink } },
      ],
    }
  return {
    to: email,
    subject: `Choose a new way to sign in to the admin of ${shop.brand}`,
    parts: [
      `Hello ${name},`,
      `${by} sent you a new invitation to the admin. With it you choose a new passkey or password. It replaces how you sign in now, which works until then.`,
      { button: 'CHOOSE A NEW WAY TO SIGN IN', href: made.link },
      until,
      {
        small: 'You did not ask for it? Somebody may want to take over your sign-in.',
        link: { text: 'Stop the invitation', href: made.stopLink },
      },
    ],
  }
}

/** Leaves out the link, which is only for the invited person. */
export function invitedMail(
  { name, email, role, joinedAt }: Person,
  by: string,
  isMailed: boolean,
): OwnersLetter {
  return {
    subject: `${name} was invited to the admin`,
    parts: [
      joinedAt === null
        ? `${by} invited ${name} (${email}) to the admin as ${role}.`
        : `${by} sent ${name} (${email}), who is ${role}, a new invitation. It replaces how ${name} signs in.`,
      `The link opens once, for three days. ${isMailed ? `It went to ${email} alone.` : 'It was printed on the shop’s server.'}`,
      'If nobody of you did this, an owner keeps the person out in the admin under People.',
    ],
  }
}

export function stoppedInvitationMail(name: string): OwnersLetter {
  return {
    subject: `${name} stopped an invitation to the admin`,
    parts: [
      `${name} stopped an invitation, by the link in the mail of it. How ${name} signs in stays as it is.`,
      'The audit log says who had made it. If nobody should have, an owner keeps that person out under People.',
    ],
  }
}

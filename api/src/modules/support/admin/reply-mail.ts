import { shop } from 'shared-contracts/platform/shop'
import { ticketOf } from 'shared-contracts/support/ticket'
import type { Letter } from '../../../mail/outbox'
import type { StoredMessage } from './inbox.repository'

/** What the admin answers, in its own words, above what was asked. The subject is the admin's language: English. */
export function answerMail({ id, email, message }: StoredMessage, text: string): Letter {
  return {
    to: email,
    replyTo: shop.email,
    subject: `Your message to ${shop.brand} (${ticketOf(id)})`,
    parts: [text, { small: message.replaceAll(/^/gm, '> ') }],
  }
}

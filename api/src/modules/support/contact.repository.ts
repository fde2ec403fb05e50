import type { Language } from 'shared-contracts/i18n/language'
import type { ContactForm } from 'shared-contracts/support/contact-schema'
import type { Database } from '../../db/connection'
import { contactMessages } from './contact.tables'

export interface NewMessage {
  form: ContactForm
  language: Language
  /** The sender's idempotency key, if any. */
  repeatKey: string | undefined
}

export function createContactRepository({ connection }: Database) {
  /** @returns the message's id; undefined if one with the same key is already stored */
  async function add({ form, language, repeatKey }: NewMessage, sentAt: Date): Promise<number | undefined> {
    const [added] = await connection()
      .insert(contactMessages)
      .values({ ...form, language, sentAt, repeatKey })
      .onConflictDoNothing({ target: contactMessages.repeatKey })
      .returning({ id: contactMessages.id })
    return added?.id
  }

  return { add }
}

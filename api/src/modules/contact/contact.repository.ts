import type { ContactForm } from 'shared-contracts/domain/contact-schema'
import type { Database } from '../../db/connection'
import { contactMessages } from '../../db/tables/contact'

export type ContactRepository = ReturnType<typeof createContactRepository>

export function createContactRepository({ connection }: Database) {
  /** @returns whether it is new: not a repeat, by its key, of one that is stored */
  async function add(form: ContactForm, sentAt: Date, repeatKey: string | undefined): Promise<boolean> {
    const added = await connection()
      .insert(contactMessages)
      .values({ ...form, sentAt, repeatKey })
      .onConflictDoNothing({ target: contactMessages.repeatKey })
      .returning({ id: contactMessages.id })
    return added.length > 0
  }

  return { add }
}

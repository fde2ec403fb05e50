import type { ContactForm } from 'shared-contracts/domain/contact-schema'
import type { Database } from '../../db/connection'
import { contactMessages } from '../../db/tables/contact'

export type ContactRepository = ReturnType<typeof createContactRepository>

export function createContactRepository({ connection }: Database) {
  async function add(form: ContactForm, sentAt: Date): Promise<void> {
    await connection()
      .insert(contactMessages)
      .values({ ...form, sentAt })
  }

  return { add }
}

import type { ContactForm } from 'shared-contracts/domain/contact-schema'
import { shop } from 'shared-contracts/domain/shop'
import type { Database } from '../../db/connection'
import type { TryLimits } from '../../http/try-limits'
import type { Outbox } from '../../mail/outbox'
import { createContactRepository } from './contact.repository'
import { contactRoutes } from './contact.routes'

export interface ContactDeps {
  database: Database
  outbox: Outbox
  tryLimits: Pick<TryLimits, 'takeMessage'>
  now: () => Date
}

/** Messages to the shop. */
export function createContact({ database, outbox, tryLimits, now }: ContactDeps) {
  const repository = createContactRepository(database)

  /**
   * Keeps the message and mails it to the shop, once. An answer to that mail goes to the writer.
   * @param repeatKey of a sender that may send it again
   */
  function receive(form: ContactForm, repeatKey: string | undefined): Promise<void> {
    return database.inTransaction(async () => {
      if (!(await repository.add(form, now(), repeatKey))) return
      await outbox.add({
        to: shop.email,
        replyTo: form.email,
        subject: `Message from ${form.firstName} ${form.lastName}`,
        parts: [form.message, `${form.firstName} ${form.lastName}\n${form.email}\n+91 ${form.phoneNumber}`],
      })
    })
  }

  return { routes: contactRoutes({ receive, tryLimits }) }
}

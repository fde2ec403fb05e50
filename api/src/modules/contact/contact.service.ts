import type { ContactForm } from 'shared-contracts/domain/content'
import { shop } from 'shared-contracts/domain/shop'
import type { InTransaction } from '../../db/connection'
import type { Outbox } from '../../mail/outbox'
import type { ContactRepository } from './contact.repository'

export interface ContactServiceDeps {
  repository: ContactRepository
  inTransaction: InTransaction
  outbox: Outbox
  now: () => Date
}

export function createContactService({ repository, inTransaction, outbox, now }: ContactServiceDeps) {
  /** Keeps the message and mails it to the shop, which answers straight to its writer. */
  function receive(form: ContactForm): Promise<void> {
    return inTransaction(async () => {
      await repository.add(form, now())
      await outbox.add({
        to: shop.email,
        replyTo: form.email,
        subject: `Message from ${form.firstName} ${form.lastName}`,
        parts: [form.message, `${form.firstName} ${form.lastName}\n${form.email}\n+91 ${form.phoneNumber}`],
      })
    })
  }

  return { receive }
}

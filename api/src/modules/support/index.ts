import type { BusinessDetails } from 'shared-contracts/platform/admin/business-details-schema'
import { shop } from 'shared-contracts/platform/shop'
import { formatTicket } from 'shared-contracts/support/ticket'
import { withPhoneCode } from 'shared-contracts/values/phone'
import type { Database } from '../../db/connection'
import type { AttemptLimits } from '../../http/limits/attempt-limits'
import type { Outbox } from '../../mail/outbox'
import { createContactRepository, type NewMessage } from './contact.repository'
import { contactRoutes } from './contact.routes'
import { ticketMail } from './ticket-mail'

interface ContactDeps {
  database: Database
  outbox: Outbox
  attemptLimits: Pick<AttemptLimits, 'takeMessage'>
  /** The origin of the admin, where staff reply. */
  adminOrigin: string
  /** Reads the business details. Do not call in a transaction. */
  businessDetails: () => Promise<BusinessDetails>
  now: () => Date
}

export function createContact({
  database,
  outbox,
  attemptLimits,
  adminOrigin,
  businessDetails,
  now,
}: ContactDeps) {
  const repository = createContactRepository(database)

  /** Stores the message, mails it to the shop, and mails the writer a ticket number; a repeat does nothing. */
  async function receive(message: NewMessage): Promise<void> {
    const { form, language } = message
    const answering = await businessDetails()
    await database.inTransaction(async () => {
      const sentAt = now()
      const id = await repository.add(message, sentAt)
      if (id === undefined) return
      await outbox.add({
        to: shop.email,
        replyTo: form.email,
        subject: `Message from ${form.firstName} ${form.lastName} (${formatTicket(id)})`,
        parts: [
          form.message,
          `${form.firstName} ${form.lastName}\n${form.email}\n${withPhoneCode(form.phoneNumber)}`,
          { button: 'REPLY', href: `${adminOrigin}/admin/inbox/${formatTicket(id)}` },
        ],
      })
      await outbox.add(ticketMail({ id, email: form.email, language, sentAt }, answering))
    })
  }

  return { routes: contactRoutes({ receive, attemptLimits }) }
}

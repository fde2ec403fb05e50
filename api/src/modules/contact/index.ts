import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../../db/connection'
import type { Outbox } from '../../mail/outbox'
import { createContactRepository } from './contact.repository'
import { contactRoutes } from './contact.routes'
import { createContactService } from './contact.service'

export interface ContactDeps {
  database: Database
  outbox: Outbox
  now: () => Date
}

/** Messages to the shop. */
export function createContact({ database, outbox, now }: ContactDeps): { routes: FastifyPluginAsyncZod } {
  const { inTransaction } = database
  const service = createContactService({
    repository: createContactRepository(database),
    inTransaction,
    outbox,
    now,
  })
  return { routes: contactRoutes(service) }
}

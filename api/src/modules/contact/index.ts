import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../../db/connection'
import type { TryLimits } from '../../http/try-limits'
import type { Outbox } from '../../mail/outbox'
import { createContactRepository } from './contact.repository'
import { contactRoutes } from './contact.routes'
import { createContactService } from './contact.service'

export interface ContactDeps {
  database: Database
  outbox: Outbox
  tryLimits: Pick<TryLimits, 'takeMail'>
  now: () => Date
}

/** Messages to the shop. */
export function createContact({ database, outbox, tryLimits, now }: ContactDeps): {
  routes: FastifyPluginAsyncZod
} {
  const { inTransaction } = database
  const service = createContactService({
    repository: createContactRepository(database),
    inTransaction,
    outbox,
    now,
  })
  return { routes: contactRoutes({ ...service, tryLimits }) }
}

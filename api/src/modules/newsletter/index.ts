import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { normaliseEmail } from 'shared-contracts/domain/email'
import type { Database } from '../../db/connection'
import { createNewsletterRepository } from './newsletter.repository'
import { newsletterRoutes } from './newsletter.routes'

export interface NewsletterDeps {
  database: Database
  now: () => Date
}

/** Who wants to hear from the shop. */
export function createNewsletter({ database, now }: NewsletterDeps): { routes: FastifyPluginAsyncZod } {
  const repository = createNewsletterRepository(database)
  return { routes: newsletterRoutes({ subscribe: (email) => repository.add(normaliseEmail(email), now()) }) }
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { paths } from 'shared-contracts/routing/paths'
import type { Database } from '../../db/connection'
import type { AttemptLimits } from '../../http/limits/attempt-limits'
import type { Jobs } from '../../jobs/jobs'
import { oneClickStopRoutes } from '../../mail/one-click-stop'
import type { Outbox } from '../../mail/outbox'
import { createNewsletterRepository, type NewsletterRepository } from './newsletter.repository'
import { newsletterRoutes } from './newsletter.routes'
import { createNewsletterService } from './newsletter.service'
import { UNSUBSCRIBE_PATH } from './newsletter-mails'

interface NewsletterDeps {
  database: Database
  outbox: Outbox
  jobs: Jobs
  attemptLimits: Pick<AttemptLimits, 'takeMail'>
  publicOrigin: string
  now: () => Date
}

const ONE_HOUR_MS = 60 * 60_000

export type { Subscriber } from './newsletter.repository'
export type SubscriberList = Pick<NewsletterRepository, 'part' | 'counts' | 'confirmed'>

export function createNewsletter(deps: NewsletterDeps): {
  routes: FastifyPluginAsyncZod
  subscribers: SubscriberList
} {
  const { database, jobs, attemptLimits } = deps
  const repository = createNewsletterRepository(database)
  const newsletter = createNewsletterService({
    ...deps,
    repository,
    inTransaction: database.inTransaction,
  })
  jobs.every('unconfirmed subscriptions', ONE_HOUR_MS, newsletter.forgetUnconfirmed)
  return {
    subscribers: repository,
    async routes(app) {
      await app.register(newsletterRoutes({ newsletter, attemptLimits }))
      await app.register(
        oneClickStopRoutes({
          path: UNSUBSCRIBE_PATH,
          summary: 'Unsubscribe',
          message: 'You’ve been unsubscribed.',
          page: paths.newsletterUnsubscribe,
          stop: newsletter.unsubscribe,
          languageOf: newsletter.languageOf,
        }),
      )
    },
  }
}

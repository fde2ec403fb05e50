import type { Product } from 'shared-contracts/catalog/product'
import type { Database } from '../../../db/connection'
import type { CustomerMail } from '../../customers'
import type { AuditLog } from '../../staff'
import type { Reviews } from '..'
import { createModerationRepository } from './moderation.repository'
import { createModeration } from './moderation.service'
import { createModerationQueue } from './moderation-queue'
import { adminReviewsRoutes } from './reviews.routes'

export interface AdminReviewsDeps {
  database: Database
  reviews: Pick<Reviews, 'repository' | 'photos'>
  products: () => Promise<readonly Product[]>
  customerMail: Pick<CustomerMail, 'send'>
  auditLog: Pick<AuditLog, 'write'>
  /** The shop's origin, for links in mails to authors. */
  shopOrigin: string
  now: () => Date
}

export function createAdminReviews({ reviews, customerMail, shopOrigin, ...deps }: AdminReviewsDeps) {
  const repository = createModerationRepository(deps.database)
  const queue = createModerationQueue({ ...deps, repository, reviews: reviews.repository })
  const moderation = createModeration({
    ...deps,
    ...{ repository, queue },
    reviews: reviews.repository,
    photos: reviews.photos,
    mail: customerMail,
    inTransaction: deps.database.inTransaction,
    publicOrigin: shopOrigin,
  })
  return { routes: adminReviewsRoutes(queue, moderation, reviews.photos), counts: queue.counts }
}

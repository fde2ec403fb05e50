import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { paths } from 'shared-contracts/routing/paths'
import type { Database } from '../../db/connection'
import type { AttemptLimits } from '../../http/limits/attempt-limits'
import type { Jobs } from '../../jobs/jobs'
import { oneClickStopRoutes } from '../../mail/one-click-stop'
import type { Pictures } from '../content/media'
import type { Customers } from '../customers'
import { createReviewPhotosRepository } from './photos/photos.repository'
import { publicPhotosRoutes, reviewPhotosRoutes } from './photos/photos.routes'
import { createReviewPhotos } from './photos/review-photos'
import { createPurchasesRepository } from './purchases.repository'
import type { Ratings } from './ratings.repository'
import { createReactionsRepository } from './reactions.repository'
import { createReactions } from './reactions.service'
import { STOP_PATH } from './requests/request-mail'
import { createReviewRequests } from './requests/review-requests'
import { createReviewRequestsRepository } from './requests/review-requests.repository'
import { createReviewersRepository } from './reviewers.repository'
import { createReviewsRepository } from './reviews.repository'
import { reviewsRoutes } from './reviews.routes'
import { createReviewsService } from './reviews.service'

export { createRatings, type Ratings } from './ratings.repository'

interface ReviewsDeps {
  database: Database
  ratings: Ratings
  pictures: Pick<Pictures, 'fit'>
  customers: Pick<Customers, 'mail' | 'noteLanguage'>
  attemptLimits: Pick<AttemptLimits, 'takeReviewCall'>
  jobs: Pick<Jobs, 'every'>
  publicOrigin: string
  secret: string
  now: () => Date
}

const ONE_HOUR_MS = 60 * 60_000

export type Reviews = ReturnType<typeof createReviews>

/** Reviews by customers who received the product, published by rules and a person (IS 19000:2022). */
export function createReviews(deps: ReviewsDeps) {
  const { database, attemptLimits, jobs } = deps
  const { inTransaction } = database
  const repository = createReviewsRepository(database)
  const photos = createReviewPhotos({ ...deps, repository: createReviewPhotosRepository(database) })
  const reviews = createReviewsService({
    ...deps,
    repository,
    purchases: createPurchasesRepository(database),
    photos,
    inTransaction,
  })
  const reactions = createReactions({
    ...deps,
    repository: createReactionsRepository(database),
    reviews: repository,
    inTransaction,
  })
  const requests = createReviewRequests({
    ...deps,
    ...deps.customers,
    repository: createReviewRequestsRepository(database),
    inTransaction,
  })
  const { copyOf, forget } = createReviewersRepository(database)
  jobs.every('unsent review photos', ONE_HOUR_MS, photos.forgetUnsent)
  jobs.every('review requests', ONE_HOUR_MS, requests.ask)

  const routes: FastifyPluginAsyncZod = async (app) => {
    await app.register(reviewsRoutes({ ...deps, reviews, reactions }))
    await app.register(reviewPhotosRoutes({ photos, attemptLimits }))
    await app.register(
      oneClickStopRoutes({
        path: STOP_PATH,
        summary: 'Stop mails that ask for reviews',
        message: 'We won’t ask you for reviews again.',
        page: paths.reviewMailsStop,
        stop: requests.stop,
        languageOf: requests.languageOf,
      }),
    )
  }

  return {
    routes,
    /** Serves the photos of published reviews. */
    photosRoutes: publicPhotosRoutes(photos),
    repository,
    photos,
    copyOf,
    forget,
  }
}

import type { Language } from 'shared-contracts/i18n/language'
import {
  COUNTS_AS_DELIVERED_DAYS,
  computeRating,
  REVIEWS_AT_ONCE,
  type ReviewOrder,
  shortName,
} from 'shared-contracts/reviews/review'
import type { NewReview, OwnReview, OwnReviews, ProductReviews } from 'shared-contracts/reviews/review-schema'
import { findTextProblem } from 'shared-contracts/reviews/text-problem'
import { withoutInvisible } from 'shared-contracts/values/typed-text'
import type { InTransaction } from '../../db/connection'
import { AppError } from '../../errors'
import type { ReviewPhotos } from './photos/review-photos'
import type { Purchase, PurchasesRepository } from './purchases.repository'
import type { Ratings } from './ratings.repository'
import type { ReviewsRepository, StoredReview, StoredVersion } from './reviews.repository'
import { shownReply, shownReview, shownVersion } from './shown-review'

const DAY_MS = 24 * 60 * 60_000

interface ReviewsServiceDeps {
  repository: ReviewsRepository
  purchases: PurchasesRepository
  ratings: Pick<Ratings, 'starsOf'>
  photos: Pick<ReviewPhotos, 'attach'>
  inTransaction: InTransaction
  now: () => Date
}

export type ReviewsService = ReturnType<typeof createReviewsService>

export function createReviewsService(deps: ReviewsServiceDeps) {
  const { repository, purchases, ratings, photos, inTransaction, now } = deps

  /** A part of a product's published reviews, with the figures of all of them. */
  async function ofProduct(productId: string, order: ReviewOrder, from: number): Promise<ProductReviews> {
    const stars = (await ratings.starsOf([productId])).get(productId) ?? [0, 0, 0, 0, 0]
    const found = await repository.published(productId, order, { from, most: REVIEWS_AT_ONCE + 1 })
    const shown = found.slice(0, REVIEWS_AT_ONCE)
    const sizes = await repository.photoSizes(shown.flatMap(({ version }) => version.photos))
    const rating = computeRating(stars)
    return {
      ...(rating && { rating }),
      stars,
      reviews: shown.map((one) => shownReview(one, sizes)),
      ...(found.length > REVIEWS_AT_ONCE && { next: from + REVIEWS_AT_ONCE }),
    }
  }

  function received(customerId: string): Promise<Purchase[]> {
    return purchases.deliveredTo(customerId, new Date(now().getTime() - COUNTS_AS_DELIVERED_DAYS * DAY_MS))
  }

  async function ownReviews(customerId: string): Promise<OwnReviews> {
    const owner = await purchases.nameOf(customerId)
    const [own, products] = [await repository.ownOf(customerId), await received(customerId)]
    const sizes = await repository.photoSizes(
      own.flatMap(({ versions }) => versions.flatMap((version) => version.photos)),
    )
    const productOf = (id: string) =>
      toProduct(
        products.find(({ productId }) => productId === id),
        id,
      )
    return {
      name: owner ? shortName(owner) : '',
      reviews: own
        .filter(({ versions }) => versions.length > 0)
        .map(({ review, versions }) => shownOwn(review, versions, productOf(review.productId))),
      toReview: products
        .filter(({ productId }) => !own.some(({ review }) => review.productId === productId))
        .map(({ productId }) => productOf(productId)),
    }

    function shownOwn(
      review: StoredReview,
      versions: readonly StoredVersion[],
      product: OwnReview['product'],
    ): OwnReview {
      const published = versions.find(({ version }) => version === review.published)
      const last = versions.at(-1)
      return {
        product,
        ...(published && { published: shownVersion(published, sizes) }),
        ...(last?.state === 'waiting' && { waiting: shownVersion(last, sizes) }),
        ...(last?.state === 'rejected' &&
          last.reason && { rejected: { ...shownVersion(last, sizes), reason: last.reason } }),
        ...shownReply(review),
      }
    }
  }

  /**
   * Stores a review, which waits for approval. What is published stays public until the new version is decided.
   * Sending the same again changes nothing.
   * @throws AppError FORBIDDEN for a product that the customer has not received, INVALID_INPUT
   */
  async function write(
    customerId: string,
    productId: string,
    sent: NewReview,
    language: Language,
  ): Promise<OwnReviews> {
    const text = withoutInvisible(sent.text).trim().normalize('NFC')
    const problem = findTextProblem(text)
    if (problem) throw new AppError('INVALID_INPUT', problem, { fields: { text: problem } })
    await inTransaction(async () => {
      const author = await purchases.nameOf(customerId)
      const purchase = (await received(customerId)).find((one) => one.productId === productId)
      if (!author || !purchase)
        throw new AppError('FORBIDDEN', 'You can review a product once your order of it has been delivered.')
      const review = await repository.hold({ customerId, productId, order: purchase.order })
      const version = {
        ...{ review: review.id, stars: sent.stars, text, language, photos: [...new Set(sent.photos)] },
        name: sent.showsName ? shortName(author) : null,
      }
      const last = (await repository.versionsOf(review.id)).at(-1)
      if (last && isSame(last, version)) return
      await repository.addVersion({ ...version, writtenAt: now() })
      await photos.attach(customerId, review.id, version.photos)
    })
    return ownReviews(customerId)
  }

  async function remove(customerId: string, productId: string): Promise<OwnReviews> {
    await repository.remove(customerId, productId)
    return ownReviews(customerId)
  }

  return { ofProduct, ownReviews, write, remove }
}

function toProduct(purchase: Purchase | undefined, id: string) {
  return { id, name: purchase?.name ?? id, image: purchase?.image ?? '' }
}

/** True if a version that is not rejected says the same. A rejected one may be sent again. */
function isSame(
  last: StoredVersion,
  next: Pick<StoredVersion, 'stars' | 'text' | 'name' | 'photos'>,
): boolean {
  return (
    last.state !== 'rejected' &&
    last.stars === next.stars &&
    last.text === next.text &&
    last.name === next.name &&
    last.photos.join() === next.photos.join()
  )
}

import { SMALL_PHOTO } from 'shared-contracts/reviews/photo-path'
import type { ReviewPhoto } from 'shared-contracts/reviews/review-schema'
import { AppError } from '../../../errors'
import type { Pictures } from '../../content/media'
import type { ReviewPhotosRepository } from './photos.repository'

const LARGE = { longestSide: 1600, quality: 80 } as const
const SMALL = { longestSide: SMALL_PHOTO, quality: 75 } as const
const ONE_DAY_MS = 24 * 60 * 60_000
/** Three reviews' worth. Photos that are not sent with a review within a day are deleted. */
const MOST_UNSENT = 12

interface ReviewPhotosDeps {
  repository: ReviewPhotosRepository
  pictures: Pick<Pictures, 'fit'>
  now: () => Date
}

export type ReviewPhotos = ReturnType<typeof createReviewPhotos>

/** Photos of reviews: private until their review is published, re-encoded without location and time. */
export function createReviewPhotos({ repository, pictures, now }: ReviewPhotosDeps) {
  /** @throws AppError INVALID_INPUT if it is not a picture, TOO_MANY_REQUESTS */
  async function take(customerId: string, bytes: Uint8Array, signal: AbortSignal): Promise<ReviewPhoto> {
    if ((await repository.countUnsent(customerId)) >= MOST_UNSENT)
      throw new AppError(
        'TOO_MANY_REQUESTS',
        'You’ve added many photos. Send your review, or try again tomorrow.',
      )
    const { source: file, width, height } = await pictures.fit(bytes, LARGE, signal)
    const { source: small } = await pictures.fit(file, SMALL, signal)
    const id = await repository.add({ customerId, file, small, width, height, addedAt: now() })
    return { id, width, height }
  }

  /** Gives photos to a review, and deletes those it no longer shows. @throws AppError INVALID_INPUT */
  async function attach(customerId: string, review: string, ids: readonly string[]): Promise<void> {
    if ((await repository.attach(customerId, review, ids)) < ids.length)
      throw new AppError('INVALID_INPUT', 'A photo is no longer available. Please add it again.')
    await repository.removeUnused(review)
  }

  return {
    take,
    attach,
    removeUnused: repository.removeUnused,
    forgetUnsent: () => repository.removeUnsent(new Date(now().getTime() - ONE_DAY_MS)),
    published: repository.published,
    ofCustomer: repository.ofCustomer,
    sent: repository.sent,
  }
}

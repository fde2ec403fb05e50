import type { Product } from 'shared-contracts/catalog/product'
import type { ReviewList } from 'shared-contracts/reviews/admin/review-lists'
import type {
  AdminReview,
  AdminReviews,
  ReviewSummary,
  ReviewVersion,
} from 'shared-contracts/reviews/admin/reviews-schema'
import { AppError } from '../../../errors'
import type { PhotoSize, ReviewsRepository, StoredReview, StoredVersion } from '../reviews.repository'
import { shownVersion } from '../shown-review'
import type { Cursor, ListedReview, ModerationRepository } from './moderation.repository'

const AT_ONCE = 30
const EXCERPT = 140

interface ModerationQueueDeps {
  repository: ModerationRepository
  reviews: Pick<ReviewsRepository, 'versionsOf' | 'photoSizes'>
  products: () => Promise<readonly Product[]>
}

export type ModerationQueue = ReturnType<typeof createModerationQueue>

/** The reviews as moderators see them. */
export function createModerationQueue({ repository, reviews, products }: ModerationQueueDeps) {
  async function list(which: ReviewList, after: string | undefined): Promise<AdminReviews> {
    const found = await repository.list(
      which,
      after === undefined ? undefined : parseCursor(after),
      AT_ONCE + 1,
    )
    const shown = found.slice(0, AT_ONCE)
    const names = await productNames()
    const last = shown.at(-1)
    return {
      reviews: shown.map((one) => toSummary(one, names)),
      counts: await repository.counts(),
      figures: await repository.figures(),
      ...(found.length > AT_ONCE && last && { after: formatCursor(last) }),
    }
  }

  /** @throws AppError NOT_FOUND */
  async function review(id: string): Promise<AdminReview> {
    const { review, orderId } = present(await repository.find(id))
    const versions = (await reviews.versionsOf(id)).toReversed()
    const sizes = await reviews.photoSizes(versions.flatMap((version) => version.photos))
    const reports = await repository.reportsOf(id)
    const { reply, repliedAt, repliedBy } = review
    return {
      id,
      product: {
        id: review.productId,
        name: (await productNames()).get(review.productId) ?? review.productId,
      },
      order: { id: review.order, orderId },
      versions: versions.map((version) => toVersion(version, review, sizes)),
      reports: reports.map(({ reason, note, at, settledAt }) => ({
        ...{ reason, note },
        at: at.toISOString(),
        isSettled: settledAt !== null,
      })),
      helpful: review.helpful,
      ...(reply !== null &&
        repliedAt && { reply: { text: reply, at: repliedAt.toISOString(), by: repliedBy ?? '' } }),
    }
  }

  async function productNames(): Promise<ReadonlyMap<string, string>> {
    return new Map((await products()).map(({ _id, name }) => [_id, name]))
  }

  return { list, review, counts: repository.counts }
}

/** @throws AppError NOT_FOUND */
export function present<Found>(found: Found | undefined): Found {
  if (!found) throw new AppError('NOT_FOUND', 'Review not found. Its author may have deleted it.')
  return found
}

function toSummary(
  { review, version, reports }: ListedReview,
  names: ReadonlyMap<string, string>,
): ReviewSummary {
  const { stars, text, name, writtenAt, photos } = version
  return {
    id: review.id,
    product: names.get(review.productId) ?? review.productId,
    stars,
    excerpt: text.replaceAll(/\s+/g, ' ').slice(0, EXCERPT),
    ...(name !== null && { name }),
    writtenAt: writtenAt.toISOString(),
    photos: photos.length,
    reports,
  }
}

function toVersion(
  stored: StoredVersion,
  { published }: StoredReview,
  sizes: ReadonlyMap<string, PhotoSize>,
): ReviewVersion {
  const { version, state, decidedAt, decidedBy, reason } = stored
  return {
    ...{ version, state, ...shownVersion(stored, sizes), isPublic: version === published },
    ...(decidedAt && {
      decided: { by: decidedBy ?? '', at: decidedAt.toISOString(), ...(reason && { reason }) },
    }),
  }
}

function formatCursor({ version, review }: ListedReview): string {
  return `${version.writtenAt.getTime()}_${review.id}`
}

function parseCursor(text: string): Cursor {
  const [, time, id] = /^(\d{1,15})_([0-9a-f-]{36})$/.exec(text) ?? []
  if (!time || !id) throw new AppError('INVALID_INPUT', '"after" is not the end of a page.')
  return { writtenAt: new Date(Number(time)), id }
}

import type { PublicReview, ReviewPhoto } from 'shared-contracts/reviews/review-schema'
import type { PhotoSize, PublishedReview, StoredReview, StoredVersion } from './reviews.repository'

type Sizes = ReadonlyMap<string, PhotoSize>

export function shownPhotos({ photos }: Pick<StoredVersion, 'photos'>, sizes: Sizes): ReviewPhoto[] {
  return photos.flatMap((id) => sizes.get(id) ?? [])
}

/** Shows what a version says, without the decision about it. */
export function shownVersion(version: StoredVersion, sizes: Sizes) {
  const { stars, text, language, name, writtenAt } = version
  return {
    ...{ stars, text, language },
    ...(name !== null && { name }),
    writtenAt: writtenAt.toISOString(),
    photos: shownPhotos(version, sizes),
  }
}

export function shownReply({ reply, repliedAt }: StoredReview) {
  return reply !== null && repliedAt ? { reply: { text: reply, at: repliedAt.toISOString() } } : {}
}

export function shownReview({ review, version }: PublishedReview, sizes: Sizes): PublicReview {
  return { id: review.id, ...shownVersion(version, sizes), helpful: review.helpful, ...shownReply(review) }
}

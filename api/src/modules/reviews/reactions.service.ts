import type { NewReviewReport, ReviewVotes } from 'shared-contracts/reviews/review-schema'
import type { InTransaction } from '../../db/connection'
import { AppError } from '../../errors'
import type { ReactionsRepository } from './reactions.repository'
import type { ReviewsRepository, StoredReview } from './reviews.repository'

interface ReactionsDeps {
  repository: ReactionsRepository
  reviews: Pick<ReviewsRepository, 'holdPublished' | 'change'>
  inTransaction: InTransaction
  now: () => Date
}

export type Reactions = ReturnType<typeof createReactions>

/** Customers' votes and reports on other customers' published reviews. */
export function createReactions({ repository, reviews, inTransaction, now }: ReactionsDeps) {
  /** Counts a customer's vote once, or takes it back. @throws AppError NOT_FOUND, FORBIDDEN for the customer's own review */
  function vote(id: string, customerId: string, isHelpful: boolean): Promise<ReviewVotes> {
    return inTransaction(async () => {
      const review = await held(id)
      if (review.customerId === customerId)
        throw new AppError('FORBIDDEN', 'You can’t mark your own review as helpful.')
      const isNews = await (isHelpful ? repository.addVote : repository.removeVote)(id, customerId)
      if (!isNews) return { helpful: review.helpful, isHelpful }
      const helpful = Math.max(0, review.helpful + (isHelpful ? 1 : -1))
      await reviews.change(id, { helpful })
      return { helpful, isHelpful }
    })
  }

  /** The review stays public until staff have looked at it. @throws AppError NOT_FOUND */
  function report(id: string, customerId: string, { reason, note = '' }: NewReviewReport): Promise<void> {
    return inTransaction(async () => {
      await held(id)
      await repository.addReport({ review: id, customerId, reason, note, at: now() })
    })
  }

  async function held(id: string): Promise<StoredReview> {
    const review = await reviews.holdPublished(id)
    if (!review) throw new AppError('NOT_FOUND', 'This review is no longer shown.')
    return review
  }

  return { vote, report }
}

import * as z from 'zod/mini'
import { requiredLines } from '../../values/text'
import { LONGEST_REPLY, rejectionReasons, reportReasons } from '../review'
import { ReviewPhoto } from '../review-schema'
import { reviewLists } from './review-lists'

export const ReviewListName = z.enum(reviewLists)

export const ReviewSummary = z.object({
  id: z.string(),
  product: z.string(),
  stars: z.int(),
  /** The beginning of its text. */
  excerpt: z.string(),
  name: z.optional(z.string()),
  writtenAt: z.string(),
  photos: z.int(),
  /** Reports that nobody has looked at yet. */
  reports: z.int(),
})
export type ReviewSummary = z.infer<typeof ReviewSummary>

/** How many reviews with these stars were published and rejected, which shows unfair moderation. */
export const StarFigures = z.object({ stars: z.int(), published: z.int(), rejected: z.int() })
export type StarFigures = z.infer<typeof StarFigures>

export const AdminReviews = z.object({
  reviews: z.array(ReviewSummary),
  counts: z.record(ReviewListName, z.int()),
  figures: z.object({
    stars: z.array(StarFigures),
    /** Half of the decisions took at most this many hours; null before the first one. */
    medianHours: z.nullable(z.number()),
  }),
  /** The cursor of the next page; left out on the last page. */
  after: z.optional(z.string()),
})
export type AdminReviews = z.infer<typeof AdminReviews>

/** A version of a review. The author's edit is a new version; nobody can edit an existing one. */
export const ReviewVersion = z.object({
  version: z.int(),
  state: z.enum(['waiting', 'published', 'rejected']),
  isPublic: z.boolean(),
  stars: z.int(),
  text: z.string(),
  language: z.string(),
  name: z.optional(z.string()),
  writtenAt: z.string(),
  photos: z.array(ReviewPhoto),
  decided: z.optional(
    z.object({ by: z.string(), at: z.string(), reason: z.optional(z.enum(rejectionReasons)) }),
  ),
})
export type ReviewVersion = z.infer<typeof ReviewVersion>

export const ReviewReport = z.object({
  reason: z.enum(reportReasons),
  note: z.string(),
  at: z.string(),
  isSettled: z.boolean(),
})
export type ReviewReport = z.infer<typeof ReviewReport>

export const AdminReview = z.object({
  id: z.string(),
  product: z.object({ id: z.string(), name: z.string() }),
  /** The order in which the product was delivered. */
  order: z.object({ id: z.string(), orderId: z.string() }),
  /** Newest first. */
  versions: z.array(ReviewVersion),
  reports: z.array(ReviewReport),
  helpful: z.int(),
  reply: z.optional(z.object({ text: z.string(), at: z.string(), by: z.string() })),
})
export type AdminReview = z.infer<typeof AdminReview>

/** Names the version that staff have read, so that a later edit is never decided unread. */
export const ReviewDecision = z.object({ version: z.int() })
export const ReviewRejection = z.object({ version: z.int(), reason: z.enum(rejectionReasons) })
export const NewReviewReply = z.object({ text: requiredLines(LONGEST_REPLY) })

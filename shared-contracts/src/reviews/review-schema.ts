import * as z from 'zod/mini'
import { otherLanguages } from '../i18n/language'
import { optionalText } from '../values/text'
import { MOST_PHOTOS, rejectionReasons, reportReasons } from './review'

export const Stars = z.int().check(z.minimum(1), z.maximum(5))

export const ReviewRating = z.object({ average: z.number(), count: z.int() })

const ReviewLanguage = z.enum(['en', ...otherLanguages])

export const ReviewPhoto = z.object({ id: z.string(), width: z.int(), height: z.int() })
export type ReviewPhoto = z.infer<typeof ReviewPhoto>

/** A review as its author sends it. The service checks the text (`findTextProblem`), so that each problem has its sentence. */
export const NewReview = z.object({
  stars: Stars,
  text: z.string().check(z.maxLength(20_000), z.regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u)),
  /** True if the first name and an initial are shown. */
  showsName: z.boolean(),
  photos: z.array(z.uuid()).check(z.maxLength(MOST_PHOTOS)),
})
export type NewReview = z.infer<typeof NewReview>

/** The content of a review. */
const written = {
  stars: Stars,
  text: z.string(),
  language: ReviewLanguage,
  /** Left out if the author did not want it shown or has deleted the account. */
  name: z.optional(z.string()),
  writtenAt: z.string(),
  photos: z.array(ReviewPhoto),
}

export const ReviewReply = z.object({ text: z.string(), at: z.string() })

/** A published review, as everybody sees it. */
export const PublicReview = z.object({
  id: z.string(),
  ...written,
  helpful: z.int(),
  reply: z.optional(ReviewReply),
})
export type PublicReview = z.infer<typeof PublicReview>

/** A part of a product's published reviews. */
export const ProductReviews = z.object({
  rating: z.optional(ReviewRating),
  /** The number of reviews with one star, two stars and so on. */
  stars: z.array(z.int()),
  reviews: z.array(PublicReview),
  /** The place of the next part's first review; left out on the last part. */
  next: z.optional(z.int()),
})
export type ProductReviews = z.infer<typeof ProductReviews>

export const ReviewedProduct = z.object({ id: z.string(), name: z.string(), image: z.string() })
export type ReviewedProduct = z.infer<typeof ReviewedProduct>

/** A customer's own review: what is published, and what waits for approval or was rejected. */
export const OwnReview = z.object({
  product: ReviewedProduct,
  published: z.optional(z.object(written)),
  waiting: z.optional(z.object(written)),
  rejected: z.optional(z.object({ ...written, reason: z.enum(rejectionReasons) })),
  reply: z.optional(ReviewReply),
})
export type OwnReview = z.infer<typeof OwnReview>

export const OwnReviews = z.object({
  reviews: z.array(OwnReview),
  /** Products that were delivered and have no review yet, newest order first. */
  toReview: z.array(ReviewedProduct),
  /** The name under a review if the customer shows it. */
  name: z.string(),
})
export type OwnReviews = z.infer<typeof OwnReviews>

export const ReviewVote = z.object({ isHelpful: z.boolean() })
export const ReviewVotes = z.object({ helpful: z.int(), isHelpful: z.boolean() })
export type ReviewVotes = z.infer<typeof ReviewVotes>

export const NewReviewReport = z.object({ reason: z.enum(reportReasons), note: optionalText(500) })
export type NewReviewReport = z.infer<typeof NewReviewReport>

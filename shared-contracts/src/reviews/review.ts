import { delivery } from '../fulfilment/delivery'

/** The length of a review in visible characters. */
export const SHORTEST_REVIEW = 10
export const LONGEST_REVIEW = 2000
export const MOST_PHOTOS = 4
/** The largest photo that may be uploaded, in bytes. A photo from a good phone is about 5 MB. */
export const PHOTO_LIMIT_BYTES = 15_000_000
/** The longest reply of the shop, in characters. */
export const LONGEST_REPLY = 2000
/** Reviews in one response. */
export const REVIEWS_AT_ONCE = 5

/** Why a review may be rejected or taken down. Being negative is not a reason (IS 19000:2022). */
export const rejectionReasons = [
  'not-about-product',
  'personal-data',
  'abusive',
  'advertising',
  'not-genuine',
  'illegal',
] as const
export type RejectionReason = (typeof rejectionReasons)[number]

/** Why a shopper may report a published review. */
export const reportReasons = [...rejectionReasons, 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const reviewOrders = ['newest', 'helpful'] as const
export type ReviewOrder = (typeof reviewOrders)[number]

/** One decimal, as shown: 4.3. */
export interface Rating {
  average: number
  count: number
}

/** @param stars the number of reviews with one star, two stars and so on. @returns undefined without reviews */
export function computeRating(stars: readonly number[]): Rating | undefined {
  const count = stars.reduce((sum, one) => sum + one, 0)
  if (count === 0) return undefined
  const total = stars.reduce((sum, one, place) => sum + one * (place + 1), 0)
  return { average: Math.round((total * 10) / count) / 10, count }
}

/**
 * The days after which a shipment counts as delivered if nobody recorded its delivery: the longest delivery time
 * that the shipping policy promises, in calendar days.
 */
export const COUNTS_AS_DELIVERED_DAYS = delivery.standard.to + 3

/** Returns the name under a review: the first name and an initial, such as 'Asha R.'. */
export function shortName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial] = new Intl.Segmenter().segment(lastName.trim())
  return initial ? `${firstName.trim()} ${initial.segment}.` : firstName.trim()
}

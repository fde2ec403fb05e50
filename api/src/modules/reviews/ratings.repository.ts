import { and, count, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { reviewsTag, type TagVersions } from 'shared-contracts/platform/content-tags'
import { computeRating, type Rating } from 'shared-contracts/reviews/review'
import type { Database } from '../../db/connection'
import { reviews, reviewVersions } from './reviews.tables'

export type Ratings = ReturnType<typeof createRatings>

/** Each product's rating for the catalogue. Products without a published review are left out. */
export function createRatings({ connection }: Pick<Database, 'connection'>) {
  /** Counts the published reviews by stars. @param ids undefined for all products */
  async function starsOf(ids?: readonly string[]): Promise<Map<string, number[]>> {
    const rows = await connection()
      .select({ id: reviews.productId, stars: reviewVersions.stars, count: count() })
      .from(reviews)
      .innerJoin(
        reviewVersions,
        and(eq(reviewVersions.review, reviews.id), eq(reviewVersions.version, reviews.published)),
      )
      .where(ids && inArray(reviews.productId, [...ids]))
      .groupBy(reviews.productId, reviewVersions.stars)
    const found = new Map<string, number[]>()
    for (const { id, stars, count } of rows) {
      const ofProduct = found.get(id) ?? [0, 0, 0, 0, 0]
      ofProduct[stars - 1] = count
      found.set(id, ofProduct)
    }
    return found
  }

  async function ratingsOf(ids?: readonly string[]): Promise<Map<string, Rating>> {
    const found = await starsOf(ids)
    return new Map(
      [...found].flatMap(([id, stars]) => {
        const rating = computeRating(stars)
        return rating ? [[id, rating] as const] : []
      }),
    )
  }

  /** The version of each product's published reviews. A version's text never changes, so its number is enough. */
  async function tags(): Promise<TagVersions> {
    const digest = sql<string>`left(md5(string_agg(
      concat_ws(' ', ${reviews.id}, ${reviews.published}, ${reviews.helpful}, ${reviews.repliedAt}, ${reviews.customerId} is null),
      '|' order by ${reviews.id})), 16)`
    const rows = await connection()
      .select({ id: reviews.productId, digest })
      .from(reviews)
      .where(isNotNull(reviews.published))
      .groupBy(reviews.productId)
    return Object.fromEntries(rows.map(({ id, digest }) => [reviewsTag(id), digest]))
  }

  return { starsOf, ratingsOf, tags }
}

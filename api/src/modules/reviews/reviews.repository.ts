import { and, desc, eq, inArray, isNotNull, max, sql } from 'drizzle-orm'
import type { ReviewOrder } from 'shared-contracts/reviews/review'
import type { Database } from '../../db/connection'
import { reviewPhotos, reviews, reviewVersions } from './reviews.tables'

export type StoredReview = typeof reviews.$inferSelect
export type StoredVersion = typeof reviewVersions.$inferSelect
/** A photo without its bytes. */
export type PhotoSize = Pick<typeof reviewPhotos.$inferSelect, 'id' | 'width' | 'height'>

export interface PublishedReview {
  review: StoredReview
  version: StoredVersion
}

export type ReviewsRepository = ReturnType<typeof createReviewsRepository>

export function createReviewsRepository({ connection }: Pick<Database, 'connection'>) {
  const isPublished = and(
    eq(reviewVersions.review, reviews.id),
    eq(reviewVersions.version, reviews.published),
  )

  /** Lists a part of a product's published reviews. */
  function published(
    productId: string,
    order: ReviewOrder,
    { from, most }: { from: number; most: number },
  ): Promise<PublishedReview[]> {
    const newest = [desc(reviewVersions.writtenAt), reviews.id]
    return connection()
      .select({ review: reviews, version: reviewVersions })
      .from(reviews)
      .innerJoin(reviewVersions, isPublished)
      .where(eq(reviews.productId, productId))
      .orderBy(...(order === 'helpful' ? [desc(reviews.helpful), ...newest] : newest))
      .offset(from)
      .limit(most)
  }

  /** Lists a customer's reviews, and all their versions by number. */
  async function ownOf(customerId: string): Promise<{ review: StoredReview; versions: StoredVersion[] }[]> {
    const own = await connection().select().from(reviews).where(eq(reviews.customerId, customerId))
    const versions = await connection()
      .select()
      .from(reviewVersions)
      .where(
        inArray(
          reviewVersions.review,
          own.map(({ id }) => id),
        ),
      )
      .orderBy(reviewVersions.version)
    return own.map((review) => ({ review, versions: versions.filter((one) => one.review === review.id) }))
  }

  async function photoSizes(ids: readonly string[]): Promise<Map<string, PhotoSize>> {
    if (ids.length === 0) return new Map()
    const { id, width, height } = reviewPhotos
    const rows = await connection()
      .select({ id, width, height })
      .from(reviewPhotos)
      .where(inArray(id, [...ids]))
    return new Map(rows.map((row) => [row.id, row]))
  }

  /** Finds or adds a customer's review of a product, and locks it. */
  async function hold(
    about: Pick<StoredReview, 'productId' | 'order'> & { customerId: string },
  ): Promise<StoredReview> {
    const [held] = await connection()
      .insert(reviews)
      .values(about)
      .onConflictDoUpdate({
        target: [reviews.customerId, reviews.productId],
        set: { productId: sql`${reviews.productId}` },
      })
      .returning()
    if (!held) throw new Error('A review was neither added nor found.')
    return held
  }

  /** Locks a review until the transaction ends. */
  async function lock(id: string): Promise<StoredReview | undefined> {
    const [held] = await connection().select().from(reviews).where(eq(reviews.id, id)).for('update')
    return held
  }

  async function versionsOf(review: string): Promise<StoredVersion[]> {
    return connection()
      .select()
      .from(reviewVersions)
      .where(eq(reviewVersions.review, review))
      .orderBy(reviewVersions.version)
  }

  /** Adds a version that waits for approval, instead of an earlier waiting one. */
  async function addVersion(version: Omit<typeof reviewVersions.$inferInsert, 'version'>): Promise<void> {
    const ofReview = eq(reviewVersions.review, version.review)
    const [newest] = await connection()
      .select({ version: max(reviewVersions.version) })
      .from(reviewVersions)
      .where(ofReview)
    await connection()
      .delete(reviewVersions)
      .where(and(ofReview, eq(reviewVersions.state, 'waiting')))
    await connection()
      .insert(reviewVersions)
      .values({ ...version, version: (newest?.version ?? 0) + 1 })
  }

  async function remove(customerId: string, productId: string): Promise<void> {
    await connection()
      .delete(reviews)
      .where(and(eq(reviews.customerId, customerId), eq(reviews.productId, productId)))
  }

  /** Finds a published review, and locks it. */
  async function holdPublished(id: string): Promise<StoredReview | undefined> {
    const [held] = await connection()
      .select()
      .from(reviews)
      .where(and(eq(reviews.id, id), isNotNull(reviews.published)))
      .for('update')
    return held
  }

  async function change(id: string, set: Partial<Omit<StoredReview, 'id'>>): Promise<void> {
    await connection().update(reviews).set(set).where(eq(reviews.id, id))
  }

  return { published, ownOf, photoSizes, hold, lock, versionsOf, addVersion, remove, holdPublished, change }
}

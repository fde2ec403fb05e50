import { and, count, eq, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { reviewPhotos, reviews, reviewVersions } from '../reviews.tables'

type NewPhoto = Omit<typeof reviewPhotos.$inferInsert, 'id' | 'review'>
export type PhotoSide = 'file' | 'small'

export type ReviewPhotosRepository = ReturnType<typeof createReviewPhotosRepository>

export function createReviewPhotosRepository({ connection }: Pick<Database, 'connection'>) {
  async function add(photo: NewPhoto): Promise<string> {
    const [added] = await connection().insert(reviewPhotos).values(photo).returning({ id: reviewPhotos.id })
    if (!added) throw new Error('A photo was not stored.')
    return added.id
  }

  /** Counts the photos that a customer has uploaded but not sent with a review. */
  async function countUnsent(customerId: string): Promise<number> {
    const [row] = await connection()
      .select({ count: count() })
      .from(reviewPhotos)
      .where(and(eq(reviewPhotos.customerId, customerId), isNull(reviewPhotos.review)))
    return row?.count ?? 0
  }

  /** Gives a customer's photos to a review. @returns the number of photos that are now the review's */
  async function attach(customerId: string, review: string, ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0
    const attached = await connection()
      .update(reviewPhotos)
      .set({ review })
      .where(
        and(
          inArray(reviewPhotos.id, [...ids]),
          eq(reviewPhotos.customerId, customerId),
          or(isNull(reviewPhotos.review), eq(reviewPhotos.review, review)),
        ),
      )
      .returning({ id: reviewPhotos.id })
    return attached.length
  }

  /** Deletes a review's photos that no version shows any more. */
  async function removeUnused(review: string): Promise<void> {
    const used = connection()
      .select({ id: sql`unnest(${reviewVersions.photos})` })
      .from(reviewVersions)
      .where(eq(reviewVersions.review, review))
    await connection()
      .delete(reviewPhotos)
      .where(and(eq(reviewPhotos.review, review), notInArray(reviewPhotos.id, used)))
  }

  async function removeUnsent(addedBefore: Date): Promise<void> {
    await connection()
      .delete(reviewPhotos)
      .where(and(isNull(reviewPhotos.review), lt(reviewPhotos.addedAt, addedBefore)))
  }

  /** Returns a photo of the public version of a review. */
  async function published(id: string, side: PhotoSide): Promise<Uint8Array | undefined> {
    const [found] = await connection()
      .select({ content: reviewPhotos[side] })
      .from(reviewPhotos)
      .innerJoin(reviews, eq(reviews.id, reviewPhotos.review))
      .innerJoin(
        reviewVersions,
        and(eq(reviewVersions.review, reviews.id), eq(reviewVersions.version, reviews.published)),
      )
      .where(and(eq(reviewPhotos.id, id), sql`${reviewPhotos.id} = any(${reviewVersions.photos})`))
    return found?.content
  }

  /** Returns a photo that the customer has uploaded. */
  async function ofCustomer(customerId: string, id: string): Promise<Uint8Array | undefined> {
    const [found] = await connection()
      .select({ content: reviewPhotos.file })
      .from(reviewPhotos)
      .where(and(eq(reviewPhotos.id, id), eq(reviewPhotos.customerId, customerId)))
    return found?.content
  }

  /** Returns a photo that was sent with a review, published or not. */
  async function sent(id: string): Promise<Uint8Array | undefined> {
    const [found] = await connection()
      .select({ content: reviewPhotos.file })
      .from(reviewPhotos)
      .where(and(eq(reviewPhotos.id, id), sql`${reviewPhotos.review} is not null`))
    return found?.content
  }

  return { add, countUnsent, attach, removeUnused, removeUnsent, published, ofCustomer, sent }
}

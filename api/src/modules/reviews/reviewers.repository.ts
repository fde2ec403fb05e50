import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/connection'
import { reviewPhotos, reviewReports, reviews, reviewVersions, reviewVotes } from './reviews.tables'

export type ReviewersRepository = ReturnType<typeof createReviewersRepository>

/** A customer's reviews, votes and reports, for the copy of their data and for a deletion. */
export function createReviewersRepository({ connection }: Pick<Database, 'connection'>) {
  async function copyOf(customerId: string) {
    const own = await connection().select().from(reviews).where(eq(reviews.customerId, customerId))
    const ids = own.map(({ id }) => id)
    const versions = await connection()
      .select()
      .from(reviewVersions)
      .where(inArray(reviewVersions.review, ids))
      .orderBy(reviewVersions.version)
    const photos = await connection()
      .select()
      .from(reviewPhotos)
      .where(eq(reviewPhotos.customerId, customerId))
      .orderBy(reviewPhotos.addedAt)
    const reports = await connection()
      .select()
      .from(reviewReports)
      .where(eq(reviewReports.customerId, customerId))
    const votes = await connection().select().from(reviewVotes).where(eq(reviewVotes.customerId, customerId))
    return {
      reviews: own.map(({ id, productId, published, helpful, reply, repliedAt }) => ({
        ...{ product: productId, helpful, reply, repliedAt },
        versions: versions
          .filter(({ review }) => review === id)
          .map(({ review, photos, decidedBy, version, ...written }) => ({
            ...written,
            isPublished: version === published,
          })),
      })),
      photosOfReviews: photos.map(({ addedAt, file }) => ({
        addedAt,
        jpegInBase64: Buffer.from(file).toString('base64'),
      })),
      reportedReviews: reports.map(({ reason, note, at }) => ({ reason, note, at })),
      reviewsFoundHelpful: votes.length,
    }
  }

  /**
   * Takes the author's name and photos away. What was published stays, without a name; anything else is deleted.
   * Call in the transaction that deletes the account.
   */
  async function forget(customerId: string): Promise<void> {
    const db = connection()
    const own = await db.select().from(reviews).where(eq(reviews.customerId, customerId))
    await db.delete(reviewVotes).where(eq(reviewVotes.customerId, customerId))
    await db
      .update(reviewReports)
      .set({ customerId: null, note: '' })
      .where(eq(reviewReports.customerId, customerId))
    await db.delete(reviewPhotos).where(eq(reviewPhotos.customerId, customerId))
    for (const { id, published } of own) {
      if (published === null) await db.delete(reviews).where(eq(reviews.id, id))
      else await keepNameless(id, published)
    }
  }

  async function keepNameless(id: string, published: number): Promise<void> {
    const versions = await connection()
      .select({ version: reviewVersions.version })
      .from(reviewVersions)
      .where(eq(reviewVersions.review, id))
    const others = versions.map(({ version }) => version).filter((version) => version !== published)
    const ofReview = eq(reviewVersions.review, id)
    await connection()
      .delete(reviewVersions)
      .where(and(ofReview, inArray(reviewVersions.version, others)))
    await connection().update(reviewVersions).set({ name: null, photos: [] }).where(ofReview)
    await connection().update(reviews).set({ customerId: null }).where(eq(reviews.id, id))
  }

  return { copyOf, forget }
}

import { and, asc, count, desc, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { ReviewList } from 'shared-contracts/reviews/admin/review-lists'
import type { StarFigures } from 'shared-contracts/reviews/admin/reviews-schema'
import { type Database, run } from '../../../db/connection'
import { orders } from '../../orders/orders.tables'
import type { PublishedReview, StoredVersion } from '../reviews.repository'
import { reviewReports, reviews, reviewVersions } from '../reviews.tables'

export interface ListedReview extends PublishedReview {
  /** Reports that nobody has looked at. */
  reports: number
}

/** The last review of the previous page. */
export interface Cursor {
  writtenAt: Date
  id: string
}

export type ModerationRepository = ReturnType<typeof createModerationRepository>

export function createModerationRepository(database: Pick<Database, 'connection'>) {
  const { connection } = database
  const isOpen = sql`(select count(*)::int from review_reports where review = ${reviews.id} and settled_at is null)`
  const isNewest = sql`${reviewVersions.version} = (select max(version) from review_versions newest where newest.review = ${reviews.id})`
  const isPublic = eq(reviewVersions.version, reviews.published)
  const lists: Record<ReviewList, SQL | undefined> = {
    waiting: eq(reviewVersions.state, 'waiting'),
    reported: and(isPublic, sql`${isOpen} > 0`),
    published: isPublic,
    rejected: and(eq(reviewVersions.state, 'rejected'), isNewest),
  }

  /** Lists a page: waiting and reported reviews oldest first, others newest first. */
  function list(which: ReviewList, after: Cursor | undefined, most: number): Promise<ListedReview[]> {
    const isOldestFirst = which === 'waiting' || which === 'reported'
    const [past, order] = isOldestFirst ? [gt, asc] : [lt, desc]
    const { writtenAt } = reviewVersions
    const rest =
      after &&
      or(past(writtenAt, after.writtenAt), and(eq(writtenAt, after.writtenAt), past(reviews.id, after.id)))
    return connection()
      .select({ review: reviews, version: reviewVersions, reports: isOpen.mapWith(Number) })
      .from(reviews)
      .innerJoin(reviewVersions, eq(reviewVersions.review, reviews.id))
      .where(and(lists[which], rest))
      .orderBy(order(writtenAt), order(reviews.id))
      .limit(most)
  }

  async function counts(): Promise<Record<ReviewList, number>> {
    const countOf = async (which: ReviewList) => {
      const [row] = await connection()
        .select({ count: count() })
        .from(reviews)
        .innerJoin(reviewVersions, eq(reviewVersions.review, reviews.id))
        .where(lists[which])
      return row?.count ?? 0
    }
    return {
      waiting: await countOf('waiting'),
      reported: await countOf('reported'),
      published: await countOf('published'),
      rejected: await countOf('rejected'),
    }
  }

  /** Counts published and rejected versions by stars, and the median time until a decision. */
  async function figures(): Promise<{ stars: StarFigures[]; medianHours: number | null }> {
    const rows = (await run(
      database,
      sql`
      select stars::int, (count(*) filter (where state = 'published'))::int as published,
        (count(*) filter (where state = 'rejected'))::int as rejected
      from review_versions where state <> 'waiting' group by stars`,
    )) as StarFigures[]
    const [median] = (await run(
      database,
      sql`
      select (percentile_cont(0.5) within group (order by extract(epoch from decided_at - written_at)) / 3600)::float as hours
      from review_versions where decided_at is not null`,
    )) as { hours: number | null }[]
    return {
      stars: [5, 4, 3, 2, 1].map(
        (stars) => rows.find((row) => row.stars === stars) ?? { stars, published: 0, rejected: 0 },
      ),
      medianHours: median?.hours ?? null,
    }
  }

  function reportsOf(review: string): Promise<(typeof reviewReports.$inferSelect)[]> {
    return connection()
      .select()
      .from(reviewReports)
      .where(eq(reviewReports.review, review))
      .orderBy(asc(reviewReports.id))
  }

  async function settleReports(review: string, settledAt: Date): Promise<number> {
    const settled = await connection()
      .update(reviewReports)
      .set({ settledAt })
      .where(and(eq(reviewReports.review, review), isNull(reviewReports.settledAt)))
      .returning({ id: reviewReports.id })
    return settled.length
  }

  async function find(id: string) {
    const [found] = await connection()
      .select({ review: reviews, orderId: orders.orderId })
      .from(reviews)
      .innerJoin(orders, eq(orders.id, reviews.order))
      .where(eq(reviews.id, id))
    return found
  }

  async function decide(
    { review, version }: StoredVersion,
    decision: Pick<StoredVersion, 'state' | 'decidedAt' | 'decidedBy' | 'reason'>,
  ): Promise<void> {
    await connection()
      .update(reviewVersions)
      .set(decision)
      .where(and(eq(reviewVersions.review, review), eq(reviewVersions.version, version)))
  }

  /** Deletes the versions that were public before this one: their author has replaced them. */
  async function removeReplaced({ review, version }: StoredVersion): Promise<void> {
    await connection()
      .delete(reviewVersions)
      .where(
        and(
          eq(reviewVersions.review, review),
          eq(reviewVersions.state, 'published'),
          lt(reviewVersions.version, version),
        ),
      )
  }

  return { list, counts, figures, reportsOf, settleReports, find, decide, removeReplaced }
}

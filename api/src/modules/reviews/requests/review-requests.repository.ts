import { eq, sql } from 'drizzle-orm'
import type { Language } from 'shared-contracts/i18n/language'
import { type Database, run } from '../../../db/connection'
import { orders } from '../../orders/orders.tables'
import { reviewRequestStops, reviewRequests } from '../reviews.tables'

export interface OrderToAsk {
  order: string
  customer: string
  firstName: string
  email: string
  language: Language
  /** The names of the products that have no review yet. */
  products: string[]
}

interface Window {
  /** Only orders whose last shipment was delivered between these times are asked about. */
  from: Date
  until: Date
  countsAsDeliveredDays: number
  /** Older orders are not looked at, so that the search stays fast. */
  placedAfter: Date
}

const AT_ONCE = 50

export type ReviewRequestsRepository = ReturnType<typeof createReviewRequestsRepository>

export function createReviewRequestsRepository(database: Pick<Database, 'connection'>) {
  const { connection } = database

  /** Lists delivered orders whose customers, at confirmed addresses, were not asked yet and did not stop it. */
  async function toAsk({ from, until, countsAsDeliveredDays, placedAfter }: Window): Promise<OrderToAsk[]> {
    return (await run(
      database,
      sql`
      select o.id as order, c.id as customer, c.first_name as "firstName", c.email, o.language, open.products
      from orders o
      join customers c on c.id = o.customer_id and c.email_confirmed_at is not null
      join lateral (
        select max(coalesce(s.delivered_at, s.shipped_at + ${countsAsDeliveredDays} * interval '1 day')) as at
        from shipments s where s."order" = o.id and s.state in ('shipped', 'delivered')
      ) delivered on delivered.at between ${from.toISOString()}::timestamptz and ${until.toISOString()}::timestamptz
      join lateral (
        select array_agg(distinct l.name) as products from order_lines l
        join products p on p.id = l.product_id and p.is_listed
        where l."order" = o.id and not exists (
          select 1 from reviews r where r.customer_id = o.customer_id and r.product_id = l.product_id)
      ) open on open.products is not null
      where o.created_at > ${placedAfter.toISOString()}::timestamptz and o.status = 'Paid' and o.fulfilment_state in ('shipped', 'delivered')
        and not exists (select 1 from review_requests q where q."order" = o.id)
        and not exists (select 1 from review_request_stops t where t.customer_id = c.id)
      order by o.position limit ${AT_ONCE}`,
    )) as OrderToAsk[]
  }

  async function isStopped(addressHash: string): Promise<boolean> {
    const found = await connection()
      .select({ at: reviewRequestStops.stoppedAt })
      .from(reviewRequestStops)
      .where(eq(reviewRequestStops.addressHash, addressHash))
    return found.length > 0
  }

  /** Records that an order's customer is asked. @returns the mail's stop token; undefined if already recorded */
  async function record(order: string, addressHash: string, askedAt: Date): Promise<string | undefined> {
    const [added] = await connection()
      .insert(reviewRequests)
      .values({ order, addressHash, askedAt })
      .onConflictDoNothing()
      .returning({ stopToken: reviewRequests.stopToken })
    return added?.stopToken
  }

  /** Returns the request of a stop link; undefined for an unknown token. */
  async function ofToken(token: string) {
    const [found] = await connection()
      .select({
        addressHash: reviewRequests.addressHash,
        customerId: orders.customerId,
        language: orders.language,
      })
      .from(reviewRequests)
      .innerJoin(orders, eq(orders.id, reviewRequests.order))
      .where(eq(reviewRequests.stopToken, token))
    return found
  }

  async function stop(stopped: typeof reviewRequestStops.$inferInsert): Promise<void> {
    await connection().insert(reviewRequestStops).values(stopped).onConflictDoNothing()
  }

  return { toAsk, isStopped, record, ofToken, stop }
}

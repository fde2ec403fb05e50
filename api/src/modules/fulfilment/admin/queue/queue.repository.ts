import { and, asc, count, desc, eq, gt, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { MoneyFilter, ShipmentFilter } from 'shared-contracts/orders/admin/order-filters'
import type { OrderSearch } from 'shared-contracts/orders/admin/orders-schema'
import type { Database } from '../../../../db/connection'
import { orderLines, orders } from '../../../orders/orders.tables'
import { shipments } from '../../shipments/shipments.tables'
import { type ParsedSearch, readSearch } from './read-search'

export type QueueRow = Pick<
  typeof orders.$inferSelect,
  'id' | 'orderId' | 'position' | 'status' | 'fulfilmentState' | 'shippingAddress' | 'total' | 'createdAt'
> & { hasNotes: boolean; isLabelled: boolean }

const { id, orderId, position, status, fulfilmentState, shippingAddress, total, createdAt } = orders
// Written out because drizzle drops the table name from a selection's columns, which would be ambiguous here.
const hasNotes = sql<boolean>`exists (select from order_notes note where note."order" = orders.id)`
const isLabelled = sql<boolean>`exists (select from order_prints print where print."order" = orders.id and print.kind = 'label')`

const marks = { hasNotes, isLabelled }

export type QueueRepository = ReturnType<typeof createQueueRepository>

export function createQueueRepository({ connection }: Pick<Database, 'connection'>) {
  /** Returns one page of a list: orders to pack oldest first, all others newest first. */
  function part(search: OrderSearch, most: number): Promise<QueueRow[]> {
    const isOldestFirst = search.shipments === 'to-pack'
    const past = isOldestFirst ? gt : lt
    const from = search.after === undefined ? undefined : past(position, search.after)
    return connection()
      .select({
        id,
        orderId,
        position,
        status,
        fulfilmentState,
        shippingAddress,
        total,
        createdAt,
        ...marks,
      })
      .from(orders)
      .where(and(matching(search), from))
      .orderBy(isOldestFirst ? asc(position) : desc(position))
      .limit(most)
  }

  async function countAll(search: OrderSearch): Promise<number> {
    const [found] = await connection().select({ all: count() }).from(orders).where(matching(search))
    return found?.all ?? 0
  }

  return { part, countAll }
}

function matching(search: OrderSearch): SQL | undefined {
  const asked = readSearch(search.words)
  return and(shipmentStates[search.shipments](), moneyStates[search.money](), asked && holding(asked))
}

const shipmentStates: Record<ShipmentFilter, () => SQL | undefined> = {
  'to-pack': () => and(eq(status, 'Paid'), inArray(fulfilmentState, ['none', 'part-shipped'])),
  'part-shipped': () => eq(fulfilmentState, 'part-shipped'),
  shipped: () => eq(fulfilmentState, 'shipped'),
  delivered: () => eq(fulfilmentState, 'delivered'),
  'coming-back': () => eq(fulfilmentState, 'coming-back'),
  cancelled: () =>
    or(and(eq(status, 'Refunded'), eq(fulfilmentState, 'none')), eq(fulfilmentState, 'not-sent')),
  all: () => undefined,
}

const moneyStates: Record<MoneyFilter, () => SQL | undefined> = {
  // Leaves out unpaid orders, which never end and would bury the others.
  any: () => or(inArray(status, ['Paid', 'Refunded']), ne(fulfilmentState, 'none')),
  paid: () => eq(status, 'Paid'),
  refunded: () => eq(status, 'Refunded'),
  unpaid: () => inArray(status, ['Pending', 'Failed']),
}

function holding({ text, digits, awb }: ParsedSearch): SQL | undefined {
  const field = (name: string) => sql`(${shippingAddress} ->> ${sql.raw(`'${name}'`)})`
  const words = sql`lower(${orderId} || ' ' || ${field('firstName')} || ' ' || ${field('lastName')} || ' ' || ${field('email')} || ' ' || ${field('pinCode')})`
  const isInOrder = sql`${words} like ${`%${text}%`}`
  const isPhone = digits && sql`regexp_replace(${field('phone')}, '\\D', '', 'g') like ${`%${digits}%`}`
  const isAwb = sql`${id} in (select ${shipments.order} from ${shipments} where ${shipments.awb} like ${`%${awb}%`})`
  const named = sql`lower(${orderLines.name} || ' ' || ${orderLines.variant})`
  const isProduct = sql`${id} in (select ${orderLines.order} from ${orderLines} where ${named} like ${`%${text}%`})`
  return or(isInOrder, isPhone || undefined, isAwb, isProduct)
}

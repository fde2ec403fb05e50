import { and, asc, count, desc, eq, gt, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { MoneyFilter, OrderSortKey, ShipmentFilter } from 'shared-contracts/orders/admin/order-filters'
import type { OrderSearch, OrderSorting } from 'shared-contracts/orders/admin/orders-schema'
import type { Database } from '../../../../db/connection'
import { orderLines, orders } from '../../../orders/orders.tables'
import { hasHeldPayment } from '../../../payments'
import { shipments } from '../../shipments/shipments.tables'
import { type ParsedSearch, readSearch } from './read-search'

export type QueueRow = Pick<
  typeof orders.$inferSelect,
  'id' | 'orderId' | 'position' | 'status' | 'fulfilmentState' | 'shippingAddress' | 'total' | 'createdAt'
> & { hasNotes: boolean; isLabelled: boolean; isPaymentHeld: boolean }

const { id, orderId, position, status, fulfilmentState, shippingAddress, total, createdAt } = orders
// Written out because drizzle drops the table name from a selection's columns, which would be ambiguous here.
const hasNotes = sql<boolean>`exists (select from order_notes note where note."order" = orders.id)`
const isLabelled = sql<boolean>`exists (select from order_prints print where print."order" = orders.id and print.kind = 'label')`

const marks = { hasNotes, isLabelled, isPaymentHeld: hasHeldPayment(sql`orders.id`) }

export type QueueRepository = ReturnType<typeof createQueueRepository>

export function createQueueRepository({ connection }: Pick<Database, 'connection'>) {
  /** Returns one page of a list. By default, orders to pack are oldest first, all others newest first. */
  function part(search: OrderSearch, most: number): Promise<QueueRow[]> {
    const { by, isDescending } = search.sorting ?? {
      by: 'placed',
      isDescending: search.shipments !== 'to-pack',
    }
    const key = by === 'placed' ? undefined : sortKeys[by]
    const direction = isDescending ? desc : asc
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
      .where(
        and(matching(search), search.after === undefined ? undefined : past(key, isDescending, search.after)),
      )
      .orderBy(...(key ? [direction(key)] : []), direction(position))
      .limit(most)
  }

  async function countAll(search: OrderSearch): Promise<number> {
    const [found] = await connection().select({ all: count() }).from(orders).where(matching(search))
    return found?.all ?? 0
  }

  /** Counts orders that need work after their first shipment: a part has not shipped yet, or is coming back. */
  async function countUnderway(): Promise<{ partShipped: number; comingBack: number }> {
    const found = await connection()
      .select({ state: fulfilmentState, all: count() })
      .from(orders)
      .where(inArray(fulfilmentState, ['part-shipped', 'coming-back']))
      .groupBy(fulfilmentState)
    const countOf = (wanted: QueueRow['fulfilmentState']) =>
      found.find(({ state }) => state === wanted)?.all ?? 0
    return { partShipped: countOf('part-shipped'), comingBack: countOf('coming-back') }
  }

  async function isPaymentHeld(order: string): Promise<boolean> {
    const [found] = await connection()
      .select({ isHeld: marks.isPaymentHeld })
      .from(orders)
      .where(eq(id, order))
    return found?.isHeld ?? false
  }

  return { part, countAll, countUnderway, isPaymentHeld }
}

const text = (field: string) => sql`coalesce(${shippingAddress} ->> ${sql.raw(`'${field}'`)}, '')`

const sortKeys: Record<Exclude<OrderSortKey, 'placed'>, SQL> = {
  name: sql`lower(${text('firstName')} || ' ' || ${text('lastName')})`,
  place: sql`lower(${text('city')} || ' ' || ${text('pinCode')})`,
  pieces: sql`(select coalesce(sum(line.quantity), 0) from order_lines line where line."order" = orders.id)`,
  total: sql`${total}`,
}

/** Matches rows after the order at this position, even if several have the same sort key. */
function past(key: SQL | undefined, isDescending: OrderSorting['isDescending'], after: number): SQL {
  // Comparing the position alone can use its index.
  if (!key) return isDescending ? lt(position, after) : gt(position, after)
  const last = sql`(select ${key}, ${position} from ${orders} where ${position} = ${after})`
  return isDescending ? sql`(${key}, ${position}) < ${last}` : sql`(${key}, ${position}) > ${last}`
}

function matching(search: OrderSearch): SQL | undefined {
  const asked = readSearch(search.words)
  // A search finds an order whether it is paid or not.
  const money = asked && search.money === 'any' ? undefined : moneyStates[search.money]()
  return and(shipmentStates[search.shipments](), money, asked && holding(asked))
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
  // Leaves out unpaid orders, which pile up and would bury the others.
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

import {
  aliasedTable,
  and,
  asc,
  eq,
  getViewSelectedFields,
  gt,
  inArray,
  isNotNull,
  lte,
  ne,
  notExists,
  or,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { products, variants } from '../../catalog/catalog.tables'
import { stockLevels, stockMovements, stockReservations } from '../../catalog/stock/stock.tables'
import { orderLines, orders } from '../../orders/orders.tables'
import { captures, ledger, lookedAt } from '../ledger/ledger.tables'
import { gatewayEvents, gatewayOrders, refunds, standAlonePayments } from '../payments.tables'
import { refundNotes } from '../refunds/refund-notes.tables'
import { type ActionItemKind, letters } from './action-item'
import { isWaitingMessage } from './waiting-messages.repository'

export function createActionItemsRepository(database: Database) {
  const db = () => database.connection()

  /** True until the owner takes the item off the list. */
  const waits = (kind: ActionItemKind, id: SQLWrapper) =>
    notExists(
      db()
        .select({ one: sql`1` })
        .from(lookedAt)
        .where(eq(lookedAt.subject, sql`${letters[kind]} || ${id}`)),
    )

  return {
    /** Lists held payments that have not been fully refunded, and payments refunded by more than was paid. */
    async payments() {
      const balance = sql`${captures.amount} - ${captures.refunded} - ${captures.lost}`
      const isOdd = or(and(sql`${captures.held} is not null`, gt(balance, 0)), sql`${balance} < 0`)
      // Narrow down first: most payments are fine, and computing every balance would be slow.
      const mayBeOdd = sql`${captures.id} in (
        select id from ledger where held is not null
        union select capture from ledger where capture is not null)`
      return db()
        .select({ payment: getViewSelectedFields(captures), total: orders.total, status: orders.status })
        .from(captures)
        .leftJoin(orders, eq(orders.id, captures.order))
        .where(and(mayBeOdd, isOdd, waits('payment', captures.id)))
        .orderBy(asc(captures.id))
    },

    /** Lists payments of unpaid orders, started before the given time, whose outcome no gateway reported. */
    async openOrders(begunBefore: Date) {
      const arrived = db()
        .select({ one: sql`1` })
        .from(ledger)
        .where(eq(ledger.gatewayOrder, gatewayOrders.id))
      return db()
        .select({ record: gatewayOrders, orderId: orders.orderId, total: orders.total })
        .from(gatewayOrders)
        .innerJoin(orders, eq(orders.id, gatewayOrders.order))
        .where(
          and(
            isNotNull(gatewayOrders.nextQuestionAt),
            lte(gatewayOrders.createdAt, begunBefore),
            eq(orders.status, 'Pending'),
            notExists(arrived),
            waits('order', gatewayOrders.gatewayOrderId),
          ),
        )
        .orderBy(asc(gatewayOrders.createdAt))
    },

    /** Lists stand-alone payments without a problem. They belong to no order, so somebody must review them. */
    async standAlone() {
      const balance = sql`${captures.amount} - ${captures.refunded} - ${captures.lost}`
      const isOf = sql`${captures.id} in (
        select id from ledger where stand_alone is not null and kind = 'capture' and held is null)`
      return db()
        .select({
          payment: getViewSelectedFields(captures),
          name: standAlonePayments.name,
          phone: standAlonePayments.phone,
        })
        .from(captures)
        .innerJoin(standAlonePayments, eq(standAlonePayments.merchantTransactionId, captures.standAlone))
        .where(and(isOf, gt(balance, 0), waits('stand-alone', captures.id)))
        .orderBy(asc(captures.id))
    },

    /** Lists failed refunds that no later refund made up for, and refunds that have been pending too long. */
    async refunds(longSince: Date) {
      const newest = sql<string | null>`(
        select state from ledger where ledger.kind = 'refund' and ledger.gateway_id = ${refunds.id}
        order by id desc limit 1)`
      const isMadeGood = sql`exists (
        select 1 from ${refunds} as later join ledger on ledger.kind = 'refund' and ledger.gateway_id = later.id
        where later.capture = ${refunds.capture} and later.created_at > ${refunds.createdAt}
          and ledger.state = 'done' and later.amount >= ${refunds.amount})`
      const hasFailed = and(sql`${newest} = 'failed'`, sql`not ${isMadeGood}`)
      const isLong = and(sql`coalesce(${newest}, 'pending') = 'pending'`, lte(refunds.createdAt, longSince))
      return db()
        .select({
          id: refunds.id,
          amount: refunds.amount,
          createdAt: refunds.createdAt,
          reason: refunds.reason,
          state: newest,
          note: sql<string | null>`(
            select note from ledger where ledger.kind = 'refund' and ledger.gateway_id = ${refunds.id}
            order by id desc limit 1)`,
          gatewayId: captures.gatewayId,
          about: sql<string>`coalesce(${captures.orderId}, ${captures.standAlone})`,
          order: captures.order,
        })
        .from(refunds)
        .innerJoin(captures, eq(captures.id, refunds.capture))
        .where(and(or(hasFailed, isLong), waits('refund', refunds.id)))
        .orderBy(asc(refunds.createdAt))
    },

    /** Lists refunds whose credit note could not be written automatically. */
    async creditNotes() {
      return db()
        .select({
          refund: refundNotes.refund,
          order: refundNotes.order,
          orderId: orders.orderId,
          at: refundNotes.at,
          trouble: refundNotes.trouble,
        })
        .from(refundNotes)
        .innerJoin(orders, eq(orders.id, refundNotes.order))
        .where(and(isNotNull(refundNotes.trouble), waits('credit-note', refundNotes.refund)))
        .orderBy(asc(refundNotes.at))
    },

    /** Lists open disputes, and lost ones that nobody has reviewed. */
    async disputes() {
      const newer = aliasedTable(ledger, 'newer')
      const isNewest = notExists(
        db()
          .select({ one: sql`1` })
          .from(newer)
          .where(
            and(
              eq(newer.provider, ledger.provider),
              eq(newer.kind, 'dispute'),
              eq(newer.gatewayId, ledger.gatewayId),
              gt(newer.id, ledger.id),
            ),
          ),
      )
      return db()
        .select({
          id: ledger.id,
          at: ledger.at,
          state: ledger.state,
          amount: ledger.amount,
          note: ledger.note,
          gatewayId: ledger.gatewayId,
          about: sql<string>`coalesce(${captures.orderId}, ${captures.standAlone}, '')`,
          order: captures.order,
        })
        .from(ledger)
        .innerJoin(captures, eq(captures.id, ledger.capture))
        .where(
          and(eq(ledger.kind, 'dispute'), ne(ledger.state, 'won'), isNewest, waits('dispute', ledger.id)),
        )
        .orderBy(asc(ledger.id))
    },

    /** Lists paid orders that lack counted packs. */
    async lackingOrders() {
      const { productId, variantId } = stockReservations
      return db()
        .select({
          id: stockReservations.id,
          at: stockReservations.at,
          order: orders.id,
          orderId: orders.orderId,
          name: orderLines.name,
          variant: orderLines.variant,
          missing: stockReservations.missing,
        })
        .from(stockReservations)
        .innerJoin(orders, eq(orders.id, stockReservations.order))
        .innerJoin(
          orderLines,
          and(
            eq(orderLines.order, orders.id),
            eq(orderLines.productId, productId),
            eq(orderLines.variantId, variantId),
          ),
        )
        .where(and(gt(stockReservations.missing, 0), waits('stock', stockReservations.id)))
        .orderBy(asc(stockReservations.id))
    },

    /** Lists counted packs of which orders have reserved more than is on hand. Each change is a new item. */
    async shortPacks() {
      const id = sql<string>`${stockLevels.variantId} || '-' || ${stockLevels.version}`
      return db()
        .select({
          id,
          name: products.name,
          label: variants.label,
          onHand: stockLevels.onHand,
          reserved: stockLevels.reserved,
          since: sql<Date>`(
            select max(${stockMovements.at}) from ${stockMovements}
            where ${stockMovements.productId} = ${stockLevels.productId}
              and ${stockMovements.variantId} = ${stockLevels.variantId})`.mapWith(stockMovements.at),
        })
        .from(stockLevels)
        .innerJoin(products, eq(products.id, stockLevels.productId))
        .innerJoin(
          variants,
          and(eq(variants.productId, stockLevels.productId), eq(variants.id, stockLevels.variantId)),
        )
        .where(and(gt(stockLevels.reserved, stockLevels.onHand), waits('stock', id)))
        .orderBy(asc(products.position), asc(variants.position))
    },

    async messages() {
      return db().select().from(gatewayEvents).where(isWaitingMessage(db())).orderBy(asc(gatewayEvents.id))
    },

    /** @returns the subjects that the owner has taken off the list */
    async lookedAt(subjects: readonly string[]): Promise<string[]> {
      const rows = await db()
        .select({ subject: lookedAt.subject })
        .from(lookedAt)
        .where(inArray(lookedAt.subject, [...subjects]))
      return rows.map(({ subject }) => subject)
    },

    async takeOff(subject: string, who: string, why: string, at: Date): Promise<void> {
      await db().insert(lookedAt).values({ subject, who, why, at })
    },
  }
}

export type ActionItemsRepository = ReturnType<typeof createActionItemsRepository>

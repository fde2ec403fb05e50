import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import { adminSettingDefaults } from 'shared-contracts/platform/admin/settings'
import { type Paise, paise } from 'shared-contracts/values/money'
import type { Database } from '../../../../db/connection'
import { orders } from '../../../orders/orders.tables'
import { adminSettings } from '../../../platform/settings.tables'
import type { Person } from '../../../staff'
import { staff } from '../../../staff/staff.tables'
import { refundRequests } from '../../refunds/refund-requests.tables'
import type { Limits } from './approval/approval'

export type RefundRequestRow = typeof refundRequests.$inferSelect
type NewRefundRequestRow = Omit<typeof refundRequests.$inferInsert, 'id'>

/** The subject of a refund: an order by our internal id, or a payment by the gateway's. */
export type About = { order: string } | { payment: string }

export function createRefundRequestsRepository({ connection: db }: Pick<Database, 'connection'>) {
  const isAbout = (about: About) =>
    'order' in about
      ? eq(refundRequests.order, about.order)
      : and(eq(refundRequests.payment, about.payment), isNull(refundRequests.order))

  return {
    async add(row: NewRefundRequestRow): Promise<RefundRequestRow> {
      const [added] = await db().insert(refundRequests).values(row).returning()
      if (!added) throw new Error('The refund request was not stored.')
      return added
    },

    async change(id: string, change: Partial<RefundRequestRow>): Promise<void> {
      await db().update(refundRequests).set(change).where(eq(refundRequests.id, id))
    },

    /** Finds the request that an earlier attempt of the same call stored. */
    async repeated(staffId: string, repeatKey: string): Promise<RefundRequestRow | undefined> {
      const isSame = and(eq(refundRequests.staffId, staffId), eq(refundRequests.repeatKey, repeatKey))
      const [row] = await db().select().from(refundRequests).where(isSame)
      return row
    },

    async find(id: string): Promise<RefundRequestRow | undefined> {
      const [row] = await db().select().from(refundRequests).where(eq(refundRequests.id, id))
      return row
    },

    /** Locks the request until the transaction ends. */
    async lock(id: string): Promise<RefundRequestRow | undefined> {
      const [row] = await db().select().from(refundRequests).where(eq(refundRequests.id, id)).for('update')
      return row
    },

    /** Lists all refund requests for an order or payment, including undone ones, oldest first. */
    async of(about: About): Promise<RefundRequestRow[]> {
      return db()
        .select()
        .from(refundRequests)
        .where(isAbout(about))
        .orderBy(asc(refundRequests.at), asc(refundRequests.id))
    },

    async waiting(): Promise<RefundRequestRow[]> {
      return db()
        .select()
        .from(refundRequests)
        .where(eq(refundRequests.state, 'waits'))
        .orderBy(asc(refundRequests.at))
    },

    async due(at: Date): Promise<RefundRequestRow[]> {
      const isDue = and(eq(refundRequests.state, 'waits'), lte(refundRequests.dueAt, at))
      return db().select().from(refundRequests).where(isDue).orderBy(asc(refundRequests.dueAt))
    },

    async orderIds(ids: readonly string[]): Promise<Map<string, string>> {
      if (ids.length === 0) return new Map()
      const rows = await db()
        .select({ id: orders.id, orderId: orders.orderId })
        .from(orders)
        .where(inArray(orders.id, [...ids]))
      return new Map(rows.map(({ id, orderId }) => [id, orderId]))
    },

    /** Lists all current and former staff, for deciding who may approve for whom. */
    async people(): Promise<Person[]> {
      return db().select().from(staff)
    },

    async limits(): Promise<Limits> {
      const rows = await db().select().from(adminSettings)
      const setTo = (name: keyof Limits): Paise | null => {
        const row = rows.find((one) => one.name === name)
        if (!row) return adminSettingDefaults[name]
        return row.value === null ? null : paise(row.value)
      }
      return {
        packerRefundLimit: setTo('packerRefundLimit'),
        fourEyesLimit: setTo('fourEyesLimit'),
      }
    },
  }
}

export type RefundRequestsRepository = ReturnType<typeof createRefundRequestsRepository>

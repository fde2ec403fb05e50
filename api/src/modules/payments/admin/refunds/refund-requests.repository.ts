import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import { adminSettingDefaults } from 'shared-contracts/platform/admin/settings'
import { type Paise, paise } from 'shared-contracts/values/money'
import type { Database } from '../../../../db/connection'
import { orders } from '../../../orders/orders.tables'
import { adminSettings } from '../../../platform/settings.tables'
import type { Person } from '../../../staff'
import { staff } from '../../../staff/staff.tables'
import { giveBacks } from '../../refund-requests.tables'
import type { Limits } from './approval/approval'

export type GiveBackRow = typeof giveBacks.$inferSelect
export type NewGiveBack = Omit<typeof giveBacks.$inferInsert, 'id'>

/** What money is given back of: an order by our own id, or a payment by the gateway's. */
export type About = { order: string } | { payment: string }

/** Money that people in the admin give back. */
export function createGiveBacksRepository({ connection: db }: Pick<Database, 'connection'>) {
  const isAbout = (about: About) =>
    'order' in about
      ? eq(giveBacks.order, about.order)
      : and(eq(giveBacks.payment, about.payment), isNull(giveBacks.order))

  return {
    async add(row: NewGiveBack): Promise<GiveBackRow> {
      const [added] = await db().insert(giveBacks).values(row).returning()
      if (!added) throw new Error('What is given back was not stored.')
      return added
    },

    async change(id: string, change: Partial<GiveBackRow>): Promise<void> {
      await db().update(giveBacks).set(change).where(eq(giveBacks.id, id))
    },

    /** What the same call stored before. */
    async repeated(staffId: string, repeatKey: string): Promise<GiveBackRow | undefined> {
      const isSame = and(eq(giveBacks.staffId, staffId), eq(giveBacks.repeatKey, repeatKey))
      const [row] = await db().select().from(giveBacks).where(isSame)
      return row
    },

    async find(id: string): Promise<GiveBackRow | undefined> {
      const [row] = await db().select().from(giveBacks).where(eq(giveBacks.id, id))
      return row
    },

    /** Holds it until the transaction ends. */
    async lock(id: string): Promise<GiveBackRow | undefined> {
      const [row] = await db().select().from(giveBacks).where(eq(giveBacks.id, id)).for('update')
      return row
    },

    /** Everything ever given back of it, those undone as well, the oldest first. */
    async of(about: About): Promise<GiveBackRow[]> {
      return db().select().from(giveBacks).where(isAbout(about)).orderBy(asc(giveBacks.at), asc(giveBacks.id))
    },

    /** What waits for a second person or for its time. */
    async waiting(): Promise<GiveBackRow[]> {
      return db().select().from(giveBacks).where(eq(giveBacks.state, 'waits')).orderBy(asc(giveBacks.at))
    },

    async due(at: Date): Promise<GiveBackRow[]> {
      const isDue = and(eq(giveBacks.state, 'waits'), lte(giveBacks.dueAt, at))
      return db().select().from(giveBacks).where(isDue).orderBy(asc(giveBacks.dueAt))
    },

    /** The customers' ids of orders. */
    async orderIds(ids: readonly string[]): Promise<Map<string, string>> {
      if (ids.length === 0) return new Map()
      const rows = await db()
        .select({ id: orders.id, orderId: orders.orderId })
        .from(orders)
        .where(inArray(orders.id, [...ids]))
      return new Map(rows.map(({ id, orderId }) => [id, orderId]))
    },

    /** Everybody who is or was in the admin, to see who may confirm for whom. */
    async people(): Promise<Person[]> {
      return db().select().from(staff)
    },

    /** As the owner has set them. */
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

export type GiveBacksRepository = ReturnType<typeof createGiveBacksRepository>

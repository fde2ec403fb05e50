import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../db/columns'
import { orders } from '../orders/orders.tables'
import { staff } from '../staff/staff.tables'

/** Paid orders, and when staff opened them: one row each, created with the mail to the owner. */
export const orderAlerts = pgTable(
  'order_alerts',
  {
    order: text()
      .primaryKey()
      .references(() => orders.id),
    /** A sequence number, with which an open admin requests the orders after the last one it knows. */
    number: bigint({ mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
    paidAt: time('paid_at').notNull(),
    openedAt: time('opened_at'),
    /** When the owner was reminded that nobody had opened it. */
    remindedAt: time('reminded_at'),
  },
  (table) => [
    index('order_alerts_unopened').on(table.paidAt).where(sql`opened_at is null and reminded_at is null`),
  ],
)

export const pushDevices = pgTable(
  'push_devices',
  {
    id: uuid().primaryKey().defaultRandom(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    /** The browser's name, such as 'Chrome on Android'. */
    device: text().notNull(),
    /** The endpoint of its push service, and the keys that encrypt messages (RFC 8291). */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Quiet hours, in minutes since midnight in India. Either both are set or neither. */
    quietFrom: smallint('quiet_from'),
    quietUntil: smallint('quiet_until'),
    addedAt: time('added_at').notNull(),
    /** The hash of the session that turned it on, and when that session ends at the latest; alerts end then. */
    session: text(),
    until: time('until'),
    /** When the device last confirmed that it had received a signal. */
    receivedAt: time('received_at'),
  },
  (table) => [index('push_devices_staff').on(table.staffId), index('push_devices_session').on(table.session)],
)

/** Alerts for a device: at most one per order, and tests. */
export const pushSignals = pgTable(
  'push_signals',
  {
    /** Known only to the shop and the device, which uses it to confirm receipt. */
    id: uuid().primaryKey().defaultRandom(),
    device: uuid()
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    /** Null for a test. */
    order: text().references(() => orders.id),
    writtenAt: time('written_at').notNull(),
    /** When to send it next; null once the push service has accepted it, and after giving up. */
    dueAt: time('due_at'),
    attempts: integer().notNull().default(0),
    trouble: text(),
    receivedAt: time('received_at'),
  },
  (table) => [
    unique('push_signals_once').on(table.device, table.order),
    index('push_signals_due').on(table.dueAt).where(sql`due_at is not null`),
  ],
)

import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../db/columns'
import { orders } from '../orders/orders.tables'
import { staff } from '../staff/staff.tables'

/** Orders that were paid, and who has looked at them: a row each, made with the mail that tells the owner. */
export const orderAlerts = pgTable(
  'order_alerts',
  {
    order: text()
      .primaryKey()
      .references(() => orders.id),
    /** In the order of being noticed: an open admin asks for what came after the last one it knows. */
    number: bigint({ mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
    paidAt: time('paid_at').notNull(),
    /** When somebody in the admin opened it first. */
    openedAt: time('opened_at'),
    /** When the owner was told that nobody had. */
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
    /** Such as 'Chrome on Android'. */
    device: text().notNull(),
    /** Where its push service takes messages for it, and what they are sealed with (RFC 8291). */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Minutes of the day in India between which it is left alone; both or none. */
    quietFrom: smallint('quiet_from'),
    quietUntil: smallint('quiet_until'),
    addedAt: time('added_at').notNull(),
    /** The hash of the session in which it was turned on, and when that ends at the latest: no alerts are sent after that. */
    session: text(),
    until: time('until'),
    /** When it last said that a signal has reached it. */
    receivedAt: time('received_at'),
  },
  (table) => [index('push_devices_staff').on(table.staffId), index('push_devices_session').on(table.session)],
)

/** What is to be told to a device: once for each order. */
export const pushSignals = pgTable(
  'push_signals',
  {
    /** Known to the shop and the device alone: with it the device says that the signal has come. */
    id: uuid().primaryKey().defaultRandom(),
    device: uuid()
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    /** None for a test. */
    order: text().references(() => orders.id),
    writtenAt: time('written_at').notNull(),
    /** When to send it next; none when the push service has taken it, or it was given up. */
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

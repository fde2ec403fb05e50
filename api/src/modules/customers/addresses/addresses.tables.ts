import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from '../../../db/columns'

export const addresses = pgTable(
  'addresses',
  {
    id: text().primaryKey(),
    /** The order in which addresses were saved, even within the same millisecond. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    customerId: text('customer_id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phoneCode: text('phone_code').notNull(),
    phoneNumber: text('phone_number').notNull(),
    address: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    pincode: text().notNull(),
    country: text().notNull(),
    email: text().notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [index('addresses_customer').on(table.customerId, table.position)],
)

import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Who answers for the shop, as the law wants it said: the newest row counts, and older ones tell what was said before.
 * What is null nobody has said.
 */
export const businessDetailsRows = pgTable('business_details', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  foodLicence: text('food_licence'),
  officerName: text('officer_name'),
  officerPost: text('officer_post'),
  officerPhone: text('officer_phone'),
  officerEmail: text('officer_email'),
  /** When somebody answers, such as 'Monday to Saturday, 10 to 18'. */
  hours: text(),
  staffName: text('staff_name').notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
})

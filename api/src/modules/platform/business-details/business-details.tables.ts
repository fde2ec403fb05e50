import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Details that the law requires to be published. Only the newest row is in force. Null means not entered. */
export const businessDetailsRows = pgTable('business_details', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  foodLicence: text('food_licence'),
  officerName: text('officer_name'),
  officerPost: text('officer_post'),
  officerPhone: text('officer_phone'),
  officerEmail: text('officer_email'),
  /** Support hours, such as 'Monday to Saturday, 10 to 18'. */
  hours: text(),
  staffName: text('staff_name').notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
})

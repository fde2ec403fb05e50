import { bigint, timestamp } from 'drizzle-orm/pg-core'

export const time = (name: string) => timestamp(name, { withTimezone: true })

/** A sum of money in whole paise. */
export const paise = (name: string) => bigint(name, { mode: 'number' }).notNull()

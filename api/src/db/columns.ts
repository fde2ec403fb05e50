import { bigint, timestamp } from 'drizzle-orm/pg-core'
import type { Paise } from 'shared-contracts/values/money'

export const time = (name: string) => timestamp(name, { withTimezone: true })

export const paise = (name: string) => bigint(name, { mode: 'number' }).$type<Paise>().notNull()

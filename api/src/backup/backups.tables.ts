import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from '../db/columns'

/** The newest backup of each kind, for the alert on its age. */
export const backupsMade = pgTable('backups_made', {
  /** A whole one, or PostgreSQL's log of writes (WAL), which goes on all the time. */
  kind: text().$type<'whole' | 'log'>().primaryKey(),
  name: text().notNull(),
  at: time('at').notNull(),
  /** When the next one is to be there at the latest. */
  dueAt: time('due_at').notNull(),
})

/** Each time that this database was restored: what happened after `upTo` is missing until the accounts are compared. */
export const restores = pgTable('restores', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  backup: text().notNull(),
  upTo: time('up_to').notNull(),
  restoredAt: time('restored_at').notNull(),
  /** When the gateways' accounts were compared for the first time since. */
  comparedAt: time('compared_at'),
  /** When they were compared long enough after that for late news to have arrived. */
  doneAt: time('done_at'),
})

import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from '../db/columns'

/** The newest backup of each kind, for the alert on its age. */
export const backupsMade = pgTable('backups_made', {
  /** A full backup, or PostgreSQL's write-ahead log (WAL), which is shipped continuously. */
  kind: text().$type<'whole' | 'log'>().primaryKey(),
  name: text().notNull(),
  at: time('at').notNull(),
  /** The time by which the next one is due. */
  dueAt: time('due_at').notNull(),
})

/** Restores of this database. Payments after `upTo` are found by comparison with the gateways' accounts. */
export const restores = pgTable('restores', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  backup: text().notNull(),
  upTo: time('up_to').notNull(),
  restoredAt: time('restored_at').notNull(),
  /** When the ledger was first compared with the gateways' accounts after the restore. */
  comparedAt: time('compared_at'),
  /** When a comparison ran late enough to include delayed reports. */
  doneAt: time('done_at'),
})

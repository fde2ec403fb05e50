import { sql } from 'drizzle-orm'
import { type Database, run } from '../connection'
import { mailboxIn, PLAIN_EMAIL } from './mailbox-in'

/** A row that stays as it is, as another row has its mailbox. */
export interface SharedMailbox {
  table: string
  /** Key of the row that stays as it is. */
  id: string
}

/**
 * Brings addresses that are unique in their table into the one form. Of several rows of one mailbox one gets it: the one that
 * has its plain address, else the one that proved it first. The others lose nothing and keep their text, by which their
 * owners still log in.
 * @param rank columns of which the earliest moment comes first; a row without one comes last
 */
export async function unifyOwned(
  database: Database,
  table: string,
  key: string,
  rank: string,
  onShared: (shared: SharedMailbox) => void,
): Promise<void> {
  const rows = (await run(
    database,
    sql`select ${sql.identifier(key)}::text as id, email from ${sql.identifier(table)}
      where email !~ ${PLAIN_EMAIL} order by ${sql.raw(rank)}`,
  )) as { id: string; email: string }[]
  for (const { id, email } of rows) {
    const mailbox = mailboxIn(email)
    if (!mailbox || mailbox === email) continue
    const renamed = await run(
      database,
      sql`update ${sql.identifier(table)} set email = ${mailbox} where ${sql.identifier(key)}::text = ${id}
        and not exists (select from ${sql.identifier(table)} where email = ${mailbox}) returning email`,
    )
    if (renamed.length === 0) onShared({ table, id })
  }
}

import pg from 'pg'

/** Ignored tables: counters of failed passwords and mails (decision 121), and nightly reconciliations. */
const TABLES_APART = ['attempts', 'nights']
/** Ignored columns: a session's last use, and the state of poller and queues, which changes by itself. */
const COLUMNS_APART = ['next_question_at', 'last_seen_at', 'due_at', 'attempts', 'trouble']

const WORK = 'select from outbox where due_at is not null union all select from reset_requests'

export interface DatabaseDigest {
  /** Returns a checksum per table; equal checksums mean equal rows. */
  read: () => Promise<Record<string, string>>
  /** True while jobs have work from accepted calls. Mails that wait for a confirmed address do not count. */
  hasWork: () => Promise<boolean>
  close: () => Promise<void>
}

/** Detects changes to anything that a shop has stored. */
export async function openDatabaseDigest(url: string): Promise<DatabaseDigest> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const tables = rows.map(({ name }) => name).filter((name) => !TABLES_APART.includes(name))
  const row = `hashtextextended((to_jsonb(t) - $1::text[])::text, 0)`
  const sums = tables.map((name) => `(select coalesce(sum(${row}), 0) from ${pg.escapeIdentifier(name)} t)`)
  const text = `select ${sums.join(', ')}`

  return {
    async read() {
      const query = { name: 'digest', text, values: [COLUMNS_APART], rowMode: 'array' as const }
      const [values = []] = (await client.query<string[]>(query)).rows
      return Object.fromEntries(tables.map((name, index) => [name, values[index] ?? '']))
    },
    async hasWork() {
      return (await client.query(WORK)).rows.length > 0
    },
    close: () => client.end(),
  }
}

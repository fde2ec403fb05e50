import pg from 'pg'

const PATIENCE_MS = 10_000

/** Opens a connection for one query. @throws PostgreSQL's error, or a timeout */
export async function askPostgres<Answer>(
  connectionString: string,
  question: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  })
  // The connection may end at any time; the running query then fails.
  client.on('error', () => {})
  try {
    await client.connect()
    return await question(client)
  } finally {
    await client.end().catch(() => {})
  }
}

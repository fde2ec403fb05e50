import pg from 'pg'

const STATEMENT_TIMEOUT_MS = 30_000

/**
 * Creates a connection, not yet open, for work that needs its own session: migrations, notifications, locks.
 * The time limit makes PgBouncer refuse the connection: in transaction mode, PostgreSQL would keep a lock that
 * nobody can release.
 */
export function sessionClient(connectionString: string, connectionTimeoutMillis = 5000): pg.Client {
  return new pg.Client({
    connectionString,
    connectionTimeoutMillis,
    keepAlive: true,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  })
}

import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { sessionClient } from './session-client'

/** An arbitrary number that no other program locks on the same database. */
const MIGRATION_LOCK = 727_272

/**
 * Migrates on a separate connection without a time limit. Only one of several processes migrates at a time.
 * @param onWait called with a message before anything that takes long
 */
export async function migratePostgres(
  connectionString: string,
  migrationsFolder: string,
  onWait: (sentence: string) => void,
): Promise<void> {
  const client = sessionClient(connectionString, 10_000)
  // Ignore errors here: if the connection is lost, the current statement fails anyway.
  client.on('error', () => {})
  await client.connect().catch(explain)
  try {
    // The server or the role may have time limits of their own.
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    if (!(await takeAtOnce(client))) {
      onWait('Another process is migrating the database; waiting for it.')
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    }
    if (await needsMigration(client, migrationsFolder)) onWait('Migrating the database.')
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    // Closing the connection releases the lock.
    await client.end()
  }
}

/** Replaces PgBouncer's refusal of a connection with a clear message. @throws Error always */
function explain(error: Error): never {
  if (!error.message.startsWith('unsupported startup parameter')) throw error
  throw new Error(
    'The api is connected to PgBouncer, but needs a direct connection to PostgreSQL. Set DATABASE_SESSION_URL to the address of PostgreSQL.',
    { cause: error },
  )
}

async function takeAtOnce(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as is_ours', [MIGRATION_LOCK])
  return rows[0].is_ours
}

/** True if a migration is missing, according to drizzle's table. */
async function needsMigration(client: pg.Client, migrationsFolder: string): Promise<boolean> {
  const { rows } = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as is_known",
  )
  if (!rows[0].is_known) return true
  const { rows: newest } = await client.query(
    'select max(created_at) as made from drizzle.__drizzle_migrations',
  )
  const files = readMigrationFiles({ migrationsFolder })
  return files.some(({ folderMillis }) => folderMillis > Number(newest[0].made))
}

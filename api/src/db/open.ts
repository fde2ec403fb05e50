import type { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import type { Connection, Database } from './connection'
import { lockDataFolder } from './embedded/data-folder-lock'
import { openOnDisk } from './embedded/open-embedded'
import { migrateEmbedded, openWithTables } from './embedded/open-with-tables'
import { listenOnPostgres } from './postgres/listen-on-postgres'
import { migratePostgres } from './postgres/migrate-postgres'
import { createSessionLocks } from './postgres/session-locks'
import { transactOnPostgres } from './postgres/transact-on-postgres'
import { withTransactions } from './transactions/transaction'
import { createTurns, noOtherProcess } from './transactions/turns'

const STATEMENT_TIMEOUT_MS = 30_000

interface DatabaseOptions {
  migrationsDir: string
  /** The file that caches an empty database, to speed up the creation of the next one. */
  templateFile: string
  /** The address of PostgreSQL; the embedded database in `dataDir` is used if it is omitted. */
  databaseUrl?: string | undefined
  /** The address of PostgreSQL itself, if `databaseUrl` is that of PgBouncer in transaction mode. */
  sessionUrl?: string | undefined
  dataDir: string
  /** Called when PostgreSQL closes an idle connection. */
  onIdleError?: (error: Error) => void
  /** Called with a message before anything slow, such as a migration by this process or by another one. */
  onWait?: (sentence: string) => void
  /** PostgreSQL's time limit per statement, except in migrations. Behind PgBouncer, its own setting applies. */
  statementTimeoutMs?: number
}

/** Opens the shop's database and applies missing migrations. @throws Error if either fails */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl) {
    await migratePostgres(
      options.sessionUrl ?? options.databaseUrl,
      options.migrationsDir,
      options.onWait ?? (() => {}),
    )
    return openPostgres(options.databaseUrl, options)
  }
  const unlock = lockDataFolder(options.dataDir)
  try {
    const client = await openOnDisk(options.dataDir, options.templateFile)
    await migrateEmbedded(client, options.migrationsDir)
    return fromPglite(client, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/** Opens an empty embedded database in memory, for tests. */
export async function openMemoryDatabase({
  migrationsDir,
  templateFile,
}: Pick<DatabaseOptions, 'migrationsDir' | 'templateFile'>): Promise<Database> {
  return fromPglite(await openWithTables(migrationsDir, templateFile), () => {})
}

function fromPglite(client: PGlite, unlock: () => void): Database {
  const connection = drizzlePglite(client) as unknown as Connection
  return {
    kind: 'pglite',
    keepsStatements: true,
    ...withTransactions(connection, (work) => connection.transaction(work)),
    inTurn: createTurns(noOtherProcess),
    async listen(channel, onNotice) {
      await client.listen(channel, onNotice)
      onNotice()
    },
    async close() {
      await client.close()
      unlock()
    },
  }
}

/** Opens a PostgreSQL database that has already been migrated. */
export function openPostgres(
  connectionString: string,
  options: Pick<DatabaseOptions, 'sessionUrl' | 'onIdleError' | 'statementTimeoutMs'> = {},
): Database {
  const { sessionUrl = connectionString, statementTimeoutMs = STATEMENT_TIMEOUT_MS } = options
  const isPooled = options.sessionUrl !== undefined
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 10_000,
    // PgBouncer refuses a connection that requests a limit, and sets one itself (deploy/pgbouncer).
    ...(!isPooled && { statement_timeout: statementTimeoutMs }),
  })
  pool.on('error', (error) => options.onIdleError?.(error))
  // PostgreSQL may exit during a transaction. Without a listener, the error event would end this process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const listening: (() => Promise<void>)[] = []
  const locks = createSessionLocks(sessionUrl)
  return {
    kind: 'postgres',
    keepsStatements: !isPooled,
    ...withTransactions(drizzlePg(pool) as unknown as Connection, transactOnPostgres(pool)),
    inTurn: createTurns(locks),
    async listen(channel, onNotice) {
      listening.push(await listenOnPostgres(sessionUrl, channel, onNotice))
    },
    async close() {
      await Promise.all(listening.map((stop) => stop()))
      await locks.close()
      await pool.end()
    },
  }
}

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import pg from 'pg'
import { openEmptyDatabase, openTestDatabase } from '../testing/database'
import { run } from './connection'
import { openDatabase, openPostgres } from './open'
import { prepared } from './prepared'

const server = process.env.TEST_DATABASE_URL
const onPostgres = server ? test : test.skip

onPostgres('a shop survives PostgreSQL closing a connection in the middle of a transaction', async () => {
  const database = await openTestDatabase()
  const killer = new pg.Client(server)
  await killer.connect()
  const cut = database.inTransaction(async () => {
    const [row] = await run(database, sql`select pg_backend_pid() as pid`)
    await killer.query('select pg_terminate_backend($1)', [(row as { pid: number }).pid])
    await new Promise((resolve) => setTimeout(resolve, 200))
    await run(database, sql`select 1`)
  })
  await expect(cut).rejects.toThrow()
  expect(await run(database, sql`select 1 as one`)).toEqual([{ one: 1 }])
  await killer.end()
  await database.close()
})

onPostgres('two shops on one database run work with the same name one at a time', async () => {
  const [one, other] = [openPostgres(server ?? ''), openPostgres(server ?? '')]
  const name = `cart ${process.pid}`
  const done: string[] = []
  let next: Promise<void> | undefined
  await one.inTurn(name, async () => {
    next = other.inTurn(name, async () => void done.push('other'))
    await new Promise((resolve) => setTimeout(resolve, 200))
    done.push('one')
  })
  await next
  expect(done).toEqual(['one', 'other'])
  await Promise.all([one.close(), other.close()])
})

/** Adds an application name, which PostgreSQL reports for each connection. */
function named(url: string, name: string): string {
  const address = new URL(url)
  address.searchParams.set('application_name', name)
  return address.href
}

/** Opens a database as if behind PgBouncer. Application names show which of the two addresses is used. */
async function openBehindPgBouncer() {
  const { url, drop } = await openEmptyDatabase()
  const database = await openDatabase({
    databaseUrl: named(url, 'pooled'),
    sessionUrl: named(url, 'session'),
    dataDir: '',
    templateFile: '',
    migrationsDir: migrationsOf(
      'create table "made" as select current_setting(\'application_name\') as "by"',
    ),
  })
  const ask = async (statement: SQL) => (await run(database, statement))[0] as Record<string, unknown>
  return {
    database,
    ask,
    async close() {
      await database.close()
      await drop()
    },
  }
}

onPostgres(
  'behind PgBouncer, only migrations, listening and locks use the address of PostgreSQL itself',
  async () => {
    const { database, ask, close } = await openBehindPgBouncer()
    expect(await ask(sql`select by from made`)).toEqual({ by: 'session' })
    await database.listen('content_changed', () => {})
    const seen = await database.inTurn('cart', () =>
      ask(sql`
      select current_setting('application_name') as asks,
        (select application_name from pg_locks join pg_stat_activity using (pid)
          where locktype = 'advisory' and datname = current_database()) as locks,
        (select application_name from pg_stat_activity
          where query like 'listen%' and datname = current_database()) as listens`),
    )
    expect(seen).toEqual({ asks: 'pooled', locks: 'session', listens: 'session' })
    await close()
  },
)

onPostgres(
  'behind PgBouncer, no statement is left for a later transaction, and no limit is asked for',
  async () => {
    const { database, ask, close } = await openBehindPgBouncer()
    const one = prepared(database, 'one', (db) => db.select({ by: sql`by` }).from(sql`made`))
    expect(await database.inTransaction(() => one({}))).toEqual([{ by: 'session' }])
    expect(await ask(sql`select count(*)::int as names from pg_prepared_statements`)).toEqual({ names: 0 })
    expect(await ask(sql`show statement_timeout`)).toEqual({ statement_timeout: '0' })
    await close()
  },
)

function migrationsOf(statement: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'))
  mkdirSync(path.join(folder, 'meta'))
  const entry = { idx: 0, version: '7', when: 1, tag: '0000_only', breakpoints: true }
  const journal = { version: '7', dialect: 'postgresql', entries: [entry] }
  writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify(journal))
  writeFileSync(path.join(folder, '0000_only.sql'), statement)
  return folder
}

onPostgres(
  'a migration may take longer than a statement, and so may another process that waits for it',
  async () => {
    const { url, drop } = await openEmptyDatabase()
    const sentences: string[] = []
    const options = {
      databaseUrl: url,
      dataDir: '',
      templateFile: '',
      migrationsDir: migrationsOf('create table "made" as select 1 as "one" from pg_sleep(2)'),
      statementTimeoutMs: 500,
      onWait: (sentence: string) => void sentences.push(sentence),
    }
    const [one, other] = await Promise.all([openDatabase(options), openDatabase(options)])
    expect(sentences.sort()).toEqual([
      'Another process is migrating the database; waiting for it.',
      'Migrating the database.',
    ])
    expect(await run(other, sql`select count(*)::int as rows from made`)).toEqual([{ rows: 1 }])
    // The limit applies again after the migration.
    await expect(run(one, sql`select pg_sleep(2)`)).rejects.toThrow()
    await Promise.all([one.close(), other.close()])
    await drop()
  },
)

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { openEmptyDatabase, openTestDatabase } from '../testing/database'
import { run } from './connection'
import { openDatabase, openPostgres } from './open'

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

/** A folder with a migration that takes two seconds. */
function slowMigrations(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'))
  mkdirSync(path.join(folder, 'meta'))
  const entry = { idx: 0, version: '7', when: 1, tag: '0000_slow', breakpoints: true }
  const journal = { version: '7', dialect: 'postgresql', entries: [entry] }
  writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify(journal))
  writeFileSync(
    path.join(folder, '0000_slow.sql'),
    'create table "made" as select 1 as "one" from pg_sleep(2)',
  )
  return folder
}

onPostgres(
  'a migration may take longer than a statement, and so may another process that waits for it',
  async () => {
    const { url, drop } = await openEmptyDatabase()
    const told: string[] = []
    const options = {
      databaseUrl: url,
      dataDir: '',
      templateFile: '',
      migrationsDir: slowMigrations(),
      statementTimeoutMs: 500,
      onWait: (sentence: string) => void told.push(sentence),
    }
    const [one, other] = await Promise.all([openDatabase(options), openDatabase(options)])
    expect(told.sort()).toEqual([
      'Another process is migrating the database; waiting for it.',
      'The database is being brought up to date.',
    ])
    expect(await run(other, sql`select count(*)::int as rows from made`)).toEqual([{ rows: 1 }])
    // The limit applies again after the migration.
    await expect(run(one, sql`select pg_sleep(2)`)).rejects.toThrow()
    await Promise.all([one.close(), other.close()])
    await drop()
  },
)

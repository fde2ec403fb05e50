import { randomUUID } from 'node:crypto'
import path from 'node:path'
import pg from 'pg'
import type { Database } from '../db/connection'
import { migrationsHash } from '../db/embedded/open-with-tables'
import { openDatabase, openMemoryDatabase, openPostgres } from '../db/open'

export const apiRoot = path.resolve(import.meta.dirname, '..', '..')

export const templateFile = path.resolve(apiRoot, '../node_modules/.cache/spice-shop/database.tar')

export const migrationsDir = path.join(apiRoot, 'migrations')

/** Opens a database with empty tables: embedded, or on the server of TEST_DATABASE_URL. Closing deletes it. */
export async function openTestDatabase(server = process.env.TEST_DATABASE_URL): Promise<Database> {
  if (!server) return openMemoryDatabase({ migrationsDir, templateFile })
  const { url, drop } = await createDatabase(server, await prepareTemplate(server))
  const database = openPostgres(url)
  return {
    ...database,
    async close() {
      await database.close()
      await drop()
    },
  }
}

/** Creates a database without tables on the server of TEST_DATABASE_URL. */
export function openEmptyDatabase(server = process.env.TEST_DATABASE_URL ?? '') {
  return createDatabase(server, 'template1')
}

async function createDatabase(server: string, template: string) {
  const name = `shop_test_${randomUUID().replaceAll('-', '')}`
  await openPool(server).query(`create database ${name} template ${template} strategy file_copy`)
  const drop = () => openPool(server).query(`drop database ${name} with (force)`)
  return { url: buildUrl(server, name), drop }
}

function buildUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

const pools = new Map<string, pg.Pool>()

/** Returns a pool that all test files of a process share, and that does not keep the process alive. */
function openPool(server: string): pg.Pool {
  const pool = pools.get(server) ?? new pg.Pool({ connectionString: server, allowExitOnIdle: true })
  pools.set(server, pool)
  return pool
}

const templates = new Map<string, Promise<string>>()

/** Prepares a database to copy, because PostgreSQL copies all tables faster than it creates them. */
function prepareTemplate(server: string): Promise<string> {
  const template = templates.get(server) ?? makeTemplate(server)
  templates.set(server, template)
  return template
}

async function makeTemplate(server: string): Promise<string> {
  const name = `shop_template_${migrationsHash(migrationsDir)}`
  const client = new pg.Client(server)
  await client.connect()
  try {
    // Workers start in parallel, so one creates the template for all. Closing the connection releases the lock.
    await client.query(`select pg_advisory_lock(hashtext('${name}'))`)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return name
    const unfinished = `${name}_unfinished`
    await client.query(`drop database if exists ${unfinished}`)
    await client.query(`create database ${unfinished}`)
    const databaseUrl = buildUrl(server, unfinished)
    const database = await openDatabase({ migrationsDir, templateFile, databaseUrl, dataDir: '' })
    await database.close()
    await client.query(`alter database ${unfinished} rename to ${name}`)
    return name
  } finally {
    await client.end()
  }
}

import { randomUUID } from 'node:crypto'
import path from 'node:path'
import pg from 'pg'
import type { Database } from '../db/connection'
import { migrationsHash } from '../db/migrations-hash'
import { openDatabase, openMemoryDatabase } from '../db/open'

/** The api package's folder. Tests run as CommonJS, so this is not taken from import.meta. */
export const apiRoot = path.resolve(__dirname, '..', '..')

// A database starts in half a second, but in many on a machine with much else to do.
jest.setTimeout(60_000)

export const templateFile = path.resolve(apiRoot, '../node_modules/.cache/spice-shop/database.tar')

export const migrationsDir = path.join(apiRoot, 'migrations')

/** A new, empty database: embedded, or on the server of TEST_DATABASE_URL. Gone when it is closed. */
export async function openTestDatabase(server = process.env.TEST_DATABASE_URL): Promise<Database> {
  if (!server) return openMemoryDatabase({ migrationsDir, templateFile })
  const name = `shop_test_${randomUUID().replaceAll('-', '')}`
  const template = await templateOn(server)
  await onServer(server, (client) => client.query(`create database ${name} template ${template}`))
  const database = await openOn(server, name)
  return {
    ...database,
    async close() {
      await database.close()
      await onServer(server, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

/** A database without tables on the server of TEST_DATABASE_URL. */
export async function openEmptyDatabase(server = process.env.TEST_DATABASE_URL ?? '') {
  const name = `shop_test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, (client) => client.query(`create database ${name}`))
  const url = new URL(server)
  url.pathname = `/${name}`
  const drop = () => onServer(server, (client) => client.query(`drop database ${name} with (force)`))
  return { url: url.href, drop }
}

function openOn(server: string, name: string): Promise<Database> {
  const url = new URL(server)
  url.pathname = `/${name}`
  return openDatabase({ migrationsDir, templateFile, databaseUrl: url.href, dataDir: '' })
}

/** PostgreSQL copies a database that has all tables in less time than it makes the tables. */
function templateOn(server: string): Promise<string> {
  const name = `shop_template_${migrationsHash(migrationsDir)}`
  return onServer(server, async (client) => {
    // Test files begin side by side, and one makes it for all. The lock goes with the connection.
    await client.query(`select pg_advisory_lock(hashtext('${name}'))`)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return name
    const unfinished = `${name}_unfinished`
    await client.query(`drop database if exists ${unfinished}`)
    await client.query(`create database ${unfinished}`)
    await (await openOn(server, unfinished)).close()
    await client.query(`alter database ${unfinished} rename to ${name}`)
    return name
  })
}

async function onServer<Result>(
  server: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(server)
  await client.connect()
  return work(client).finally(() => client.end())
}

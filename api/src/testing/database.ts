import { randomUUID } from 'node:crypto'
import path from 'node:path'
import pg from 'pg'
import type { Database } from '../db/connection'
import { openDatabase, openMemoryDatabase } from '../db/open'

/** The api package's folder. Tests run as CommonJS, so this is not taken from import.meta. */
export const apiRoot = path.resolve(__dirname, '..', '..')

// A database starts in half a second, but in many on a machine with much else to do.
jest.setTimeout(60_000)

export const templateFile = path.resolve(apiRoot, '../node_modules/.cache/spice-shop/database.tar')

const files = { migrationsDir: path.join(apiRoot, 'migrations'), templateFile }

/** A new, empty database: embedded, or on the server of TEST_DATABASE_URL. Gone when it is closed. */
export async function openTestDatabase(server = process.env.TEST_DATABASE_URL): Promise<Database> {
  if (!server) return openMemoryDatabase(files)
  const name = `shop_test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = await openDatabase({ ...files, databaseUrl: url.href, dataDir: '' })
  return {
    ...database,
    async close() {
      await database.close()
      await onServer(server, `drop database ${name} with (force)`)
    },
  }
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

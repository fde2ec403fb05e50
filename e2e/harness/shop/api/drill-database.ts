import { randomUUID } from 'node:crypto'
import pg from 'pg'
import {
  findOwnPostgres,
  findPostgres,
  type OwnPostgres,
  type TestPostgres,
} from '../../../../tooling/test/test-postgres'

interface DrillDatabase {
  /** The connection URL of an empty database. */
  url: string
  drop: () => Promise<void>
}

/** One server for all drills of a run, because starting it is slow. */
let shared: Promise<{ postgres: TestPostgres; address: string } | undefined> | undefined

async function startShared() {
  const postgres = await findPostgres(process.env)
  return postgres && { postgres, address: await postgres.start() }
}

/** Creates a database on TEST_DATABASE_URL's server or a shared one. @returns undefined without PostgreSQL */
export async function createDrillDatabase(): Promise<DrillDatabase | undefined> {
  shared ??= startShared()
  const started = await shared
  return started && createDatabase(started.address)
}

/** Stops the shared server, if one was started. */
export async function closeDrillServer(): Promise<void> {
  await (await shared)?.postgres.stop()
}

interface BreakableDatabase extends DrillDatabase {
  server: OwnPostgres
}

/** Creates an empty database like `createDrillDatabase`, but always on a separate server. */
export async function createBreakableDatabase(): Promise<BreakableDatabase | undefined> {
  const server = await findOwnPostgres()
  if (!server) return undefined
  const database = await createDatabase(await server.start())
  return {
    ...database,
    server,
    async drop() {
      await database.drop()
      await server.stop()
    },
  }
}

async function createDatabase(server: string): Promise<DrillDatabase> {
  const name = `drill_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => onServer(server, `drop database ${name} with (force)`),
  }
}

/** Runs one statement on a separate connection. @param server connection URL */
async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

import { randomUUID } from 'node:crypto'
import pg from 'pg'
import {
  findOwnPostgres,
  findPostgres,
  type OwnPostgres,
  type TestPostgres,
} from '../../../tooling/test/test-postgres'

export interface DrillDatabase {
  /** A connection address of an empty database. */
  url: string
  drop: () => Promise<void>
}

/**
 * An empty database on PostgreSQL: the server of TEST_DATABASE_URL, or one of this drill's own.
 * @returns undefined where there is no PostgreSQL
 */
export async function createDrillDatabase(): Promise<DrillDatabase | undefined> {
  const postgres = await findPostgres(process.env)
  return postgres && createOn(postgres)
}

export interface BreakableDatabase extends DrillDatabase {
  server: OwnPostgres
}

/** The same, always on a server of this drill's own. */
export async function createBreakableDatabase(): Promise<BreakableDatabase | undefined> {
  const server = await findOwnPostgres()
  return server && { ...(await createOn(server)), server }
}

async function createOn(postgres: TestPostgres): Promise<DrillDatabase> {
  const server = await postgres.start()
  const name = `drill_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    async drop() {
      await onServer(server, `drop database ${name} with (force)`)
      await postgres.stop()
    },
  }
}

/** Runs one statement over a connection of its own. @param server a connection address */
export async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

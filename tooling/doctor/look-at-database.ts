import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { askPostgres } from './ask-postgres'
import { describeFailure, type Finding, right, wrong } from './finding'

/**
 * @param env.DATABASE_URL PostgreSQL; if undefined, the embedded database in the data folder is checked
 * @param env.DATABASE_SESSION_URL PostgreSQL itself, if the other address is PgBouncer
 */
export async function lookAtDatabase(
  { DATABASE_URL, DATABASE_SESSION_URL }: Record<string, string>,
  dataFolder: string,
  root: string,
): Promise<Finding[]> {
  if (!DATABASE_URL) return [lookAtEmbedded(dataFolder)]
  const newest = countMigrations(root)
  return Promise.all([
    lookAtPostgres('DATABASE_URL', DATABASE_URL, newest),
    ...(DATABASE_SESSION_URL ? [lookAtPostgres('DATABASE_SESSION_URL', DATABASE_SESSION_URL, newest)] : []),
  ])
}

/** Checks the embedded database by its marker file, because only the api may open it. */
function lookAtEmbedded(dataFolder: string): Finding {
  const isMade = existsSync(path.join(dataFolder, 'database/shop-ready'))
  return right(
    `The shop uses the embedded database${isMade ? '' : ', which will be created at the first start'}. The api migrates it.`,
  )
}

async function lookAtPostgres(setting: string, connectionString: string, newest: number): Promise<Finding> {
  try {
    const done = await askPostgres(connectionString, migrationsDone)
    if (done > newest) return wrong('PostgreSQL was migrated by a later version of the shop.')
    const rest = done < newest ? ' The next api to start will migrate it.' : ''
    return right(`PostgreSQL is running. ${done} of ${newest} migrations are done.${rest}`)
  } catch (error) {
    return wrong(`PostgreSQL cannot be reached at ${setting} (${describeFailure(error)}).`)
  }
}

async function migrationsDone(client: pg.Client): Promise<number> {
  const table = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`)
  if (!table.rows[0].name) return 0
  const { rows } = await client.query('select count(*)::int as done from drizzle.__drizzle_migrations')
  return rows[0].done
}

function countMigrations(root: string): number {
  const auditLog = readFileSync(path.join(root, 'api/migrations/meta/_journal.json'), 'utf8')
  return (JSON.parse(auditLog) as { entries: unknown[] }).entries.length
}

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { askPostgres } from './ask-postgres'
import { describeFailure, type Finding, right, wrong } from './finding'

/** @param databaseUrl of PostgreSQL; if undefined, the embedded database in the data folder is checked */
export function lookAtDatabase(
  databaseUrl: string | undefined,
  dataFolder: string,
  root: string,
): Promise<Finding> {
  const newest = countMigrations(root)
  return databaseUrl ? lookAtPostgres(databaseUrl, newest) : Promise.resolve(lookAtEmbedded(dataFolder))
}

/** Only the api may open it, so this checks its marker file. */
function lookAtEmbedded(dataFolder: string): Finding {
  const isMade = existsSync(path.join(dataFolder, 'database/shop-ready'))
  return right(
    `The database is the embedded one${isMade ? '' : ', and will be made at the first start'}. Its api migrates it.`,
  )
}

async function lookAtPostgres(connectionString: string, newest: number): Promise<Finding> {
  try {
    const done = await askPostgres(connectionString, migrationsDone)
    if (done > newest) return wrong('PostgreSQL was migrated by a later version of the shop.')
    const rest = done < newest ? ' The next api to start brings it up to date.' : ''
    return right(`PostgreSQL answers. ${done} of ${newest} migrations are done.${rest}`)
  } catch (error) {
    return wrong(`PostgreSQL cannot be asked at DATABASE_URL (${describeFailure(error)}).`)
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

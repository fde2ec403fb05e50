import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Connection, Database } from '../../db/connection'

export interface ServerFacts {
  /** The cluster's identifier, which never changes. */
  system: string
  timeline: number
  /** The major version. */
  postgres: string
  database: string
  user: string
}

/** Opens a connection separate from the shop's, without running migrations. */
export function openServer(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 10_000 })
  // Ignore a lost idle connection: it is enough that the next statement fails.
  pool.on('error', () => {})
  const connection = drizzle(pool) as unknown as Connection
  const database: Pick<Database, 'connection'> = { connection: () => connection }

  return {
    database,
    /** @throws Error for an unusual segment size */
    async facts(): Promise<ServerFacts> {
      const { rows } = await pool.query(
        `select system_identifier::text as system, (pg_control_checkpoint()).timeline_id as timeline,
           current_setting('server_version_num')::int / 10000 as version, current_database() as database,
           current_user as "user", current_setting('wal_segment_size') as size
         from pg_control_system()`,
      )
      const { system, timeline, version, database: name, user, size } = rows[0]
      if (size !== '16MB')
        throw new Error(
          `This PostgreSQL uses log segments of ${size}. Backups support only the default of 16MB.`,
        )
      return { system, timeline, postgres: String(version), database: name, user }
    },
    close: () => pool.end(),
  }
}

export type Server = ReturnType<typeof openServer>

import pg from 'pg'

const LOOK_EVERY_MS = 20
/** The `application_name` of the drill's own connections. */
export const UNCOUNTED = 'drill'

export interface CountedConnections {
  /** The highest number of connections at any moment. */
  most: { pooled: number; sessions: number }
  stop: () => Promise<void>
}

/** @param sessions the `application_name` of connections that bypass PgBouncer */
export async function countConnections(databaseUrl: string, sessions: string): Promise<CountedConnections> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: UNCOUNTED })
  await client.connect()
  const most = { pooled: 0, sessions: 0 }
  let isOver = false

  async function look() {
    const { rows } = await client.query(
      `select count(*) filter (where application_name not in ($1, $2))::int as pooled,
         count(*) filter (where application_name = $1)::int as sessions
       from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend'`,
      [sessions, UNCOUNTED],
    )
    most.pooled = Math.max(most.pooled, rows[0].pooled)
    most.sessions = Math.max(most.sessions, rows[0].sessions)
  }

  async function follow() {
    while (!isOver) {
      await look()
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    }
  }

  const following = follow()
  // `stop` reports a failure, unless the drill fails first.
  client.on('error', () => {})
  following.catch(() => {})
  return {
    most,
    async stop() {
      isOver = true
      await following
      await client.end()
    },
  }
}

import pg from 'pg'
import type { SharedLocks } from '../transactions/turns'

/** Keeps these names apart from the lock of the migrations. */
const TURNS = 1

/**
 * Locks on one connection that is kept for them, so that work that waits for a gateway holds no connection of the pool.
 * PostgreSQL frees the locks when this process dies, or when the connection is lost.
 */
export function createSessionLocks(connectionString: string): SharedLocks & { close: () => Promise<void> } {
  let connecting: Promise<pg.Client> | undefined

  function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000, keepAlive: true })
    const opening = client.connect().then(() => client)
    // The end of an old connection may be reported when there is a new one already.
    const forget = () => {
      if (connecting === opening) connecting = undefined
    }
    client.on('error', forget)
    client.on('end', forget)
    opening.catch(forget)
    return opening
  }

  async function answerOf(call: string, name: string): Promise<boolean> {
    connecting ??= connect()
    const client = await connecting
    const { rows } = await client.query(`select ${call}($1, hashtext($2)) as done`, [TURNS, name])
    return rows[0].done
  }

  return {
    take: (name) => answerOf('pg_try_advisory_lock', name),
    async give(name) {
      // Without a connection there is no lock left to give back.
      if (connecting) await answerOf('pg_advisory_unlock', name).catch(() => {})
    },
    async close() {
      const client = await connecting?.catch(() => undefined)
      await client?.end()
    },
  }
}

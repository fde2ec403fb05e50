import type pg from 'pg'
import type { SharedLocks } from '../transactions/turns'
import { sessionClient } from './session-client'

/** The first of each lock's two keys. The lock for migrations has a single key, so the two can't collide. */
const TURNS = 1

/**
 * Takes locks on one dedicated connection, so that work waiting for a gateway does not occupy the pool's
 * connections. PostgreSQL releases the locks when this process dies, or when the connection is lost.
 */
export function createSessionLocks(connectionString: string): SharedLocks & { close: () => Promise<void> } {
  let connecting: Promise<pg.Client> | undefined

  function connect(): Promise<pg.Client> {
    const client = sessionClient(connectionString)
    const opening = client.connect().then(() => client)
    // The end of an old connection may be reported after a new one was opened.
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
      // Without a connection there is no lock to release.
      if (connecting) await answerOf('pg_advisory_unlock', name).catch(() => {})
    },
    async close() {
      const client = await connecting?.catch(() => undefined)
      await client?.end()
    },
  }
}

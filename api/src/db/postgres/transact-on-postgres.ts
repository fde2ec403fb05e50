import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Connection } from '../connection'
import type { Transact } from '../transactions/transaction'

/** Runs transactions. Unlike drizzle, keeps one object per connection, to reuse its prepared statements. */
export function transactOnPostgres(pool: pg.Pool): Transact {
  const connections = new WeakMap<pg.PoolClient, Connection>()

  function connectionOf(client: pg.PoolClient): Connection {
    const connection = connections.get(client) ?? (drizzle(client) as unknown as Connection)
    connections.set(client, connection)
    return connection
  }

  return async (work) => {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      await client.query('begin')
      const result = await work(connectionOf(client))
      await client.query('commit')
      return result
    } catch (error) {
      // A connection that cannot even roll back is closed instead of reused.
      await client.query('rollback').catch((cause: Error) => {
        broken = cause
      })
      throw error
    } finally {
      client.release(broken)
    }
  }
}

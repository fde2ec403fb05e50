import type pg from 'pg'

/**
 * Work that one process does at a time. The lock is the connection's: PostgreSQL gives it back when the process that
 * holds it dies.
 * @returns false when another process holds it
 */
export async function aloneOnPostgres(
  pool: pg.Pool,
  name: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const client = await pool.connect()
  let broken: Error | undefined
  const note = (error: Error) => {
    broken = error
  }
  client.on('error', note)
  try {
    const { rows } = await client.query('select pg_try_advisory_lock(hashtext($1)) as taken', [name])
    if (!rows[0].taken) return false
    await work()
    await client.query('select pg_advisory_unlock(hashtext($1))', [name])
    return true
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    client.off('error', note)
    // A connection that may still hold the lock is closed rather than used again.
    client.release(broken)
  }
}

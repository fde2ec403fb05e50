import pg from 'pg'

/**
 * Keeps an api on PostgreSQL from asking the gateways by itself: its poller works while it holds this lock
 * (api/src/modules/payments/follow-up/poller.ts), and finds it taken.
 * @returns lets it ask again
 */
export async function holdBackPoller(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(`select pg_advisory_lock(hashtext('payments'))`)
  return () => client.end()
}

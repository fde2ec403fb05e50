import { sql } from 'drizzle-orm'
import pg from 'pg'
import { openTestDatabase } from '../testing/database'
import { run } from './connection'

const server = process.env.TEST_DATABASE_URL
const onPostgres = server ? test : test.skip

onPostgres('a shop outlives a connection that PostgreSQL ends in the middle of a transaction', async () => {
  const database = await openTestDatabase()
  const killer = new pg.Client(server)
  await killer.connect()
  const cut = database.inTransaction(async () => {
    const [row] = await run(database, sql`select pg_backend_pid() as pid`)
    await killer.query('select pg_terminate_backend($1)', [(row as { pid: number }).pid])
    await new Promise((resolve) => setTimeout(resolve, 200))
    await run(database, sql`select 1`)
  })
  await expect(cut).rejects.toThrow()
  expect(await run(database, sql`select 1 as one`)).toEqual([{ one: 1 }])
  await killer.end()
  await database.close()
})

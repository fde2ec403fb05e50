import { openTestDatabase } from '../../testing/database'
import { eventually } from '../../testing/eventually'
import type { Database } from '../connection'

let database: Database
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const run = (statement: string) => database.connection().execute(statement)

test('a listener is called immediately, and again for every notice on the channel', async () => {
  let notices = 0
  await database.listen('content_changed', () => {
    notices += 1
  })
  expect(notices).toBe(1)
  await run(`notify content_changed`)
  await eventually(() => notices === 2)
  await run(`notify something_else`)
  await run(`notify content_changed`)
  await eventually(() => notices === 3)
})

/** Only PostgreSQL has a connection that can be lost. */
const onServer = process.env.TEST_DATABASE_URL ? test : test.skip

onServer('a lost connection is reopened, and missed notices are caught up on', async () => {
  let notices = 0
  await database.listen('content_changed', () => {
    notices += 1
  })
  await run(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where query like 'listen%' and datname = current_database()`,
  )
  await eventually(() => notices >= 2)
  const afterLoss = notices
  await run(`notify content_changed`)
  await eventually(() => notices > afterLoss)
})

import { asc } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { gatewayEvents } from '../../../db/tables/payments'
import { createJobs } from '../../../jobs/jobs'
import { openTestDatabase } from '../../../testing/database'
import { eventually } from '../../../testing/eventually'
import { createGatewayEventsRepository } from './gateway-events.repository'
import { createGatewayInbox } from './inbox'

const HOUR = 3_600_000

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const events = () => database.connection().select().from(gatewayEvents).orderBy(asc(gatewayEvents.id))

test('a message that cannot be applied holds up no other, and is left to the owner after the last try', async () => {
  let time = Date.now()
  const errors: unknown[] = []
  const applied: string[] = []
  const jobs = createJobs((error) => void errors.push(error))
  const inbox = createGatewayInbox({
    database,
    repository: createGatewayEventsRepository(database),
    jobs,
    now: () => new Date(time),
    async apply(_, body) {
      if (body === 'bad') throw new Error('Who is this?')
      applied.push(body)
      return 'applied'
    },
    onApplied: () => {},
    onError: (error) => void errors.push(error),
  })
  await inbox.receive('cashfree', 'bad')
  for (let tries = 1; tries <= 8; tries += 1) {
    await inbox.receive('cashfree', `good ${tries}`)
    await eventually(() => applied.length === tries && errors.length === tries)
    time += 6 * HOUR
  }
  await eventually(async () => (await events())[0]?.outcome === 'failed')
  expect((await events())[0]).toMatchObject({ tries: 8, trouble: 'Who is this?', nextTryAt: null })
  expect(errors).toEqual(Array(8).fill(new Error('Who is this?')))

  await inbox.receive('cashfree', 'bad')
  await eventually(() => errors.length === 9)
  await jobs.stop()
  expect((await events())[0]).toMatchObject({ tries: 1, outcome: null, appliedAt: null })
})

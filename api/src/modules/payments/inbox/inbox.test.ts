import { asc } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { createJobs } from '../../../jobs/jobs'
import { openTestDatabase } from '../../../testing/database'
import { eventually } from '../../../testing/eventually'
import { lookedAt } from '../ledger/ledger.tables'
import { gatewayEvents } from '../payments.tables'
import { createGatewayEventsRepository } from './gateway-events.repository'
import { createGatewayInbox } from './inbox'

const HOUR = 3_600_000

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const events = () => database.connection().select().from(gatewayEvents).orderBy(asc(gatewayEvents.id))

test('a message that cannot be applied does not block others, and goes to the owner after the last attempt', async () => {
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
  for (let attempts = 1; attempts <= 8; attempts += 1) {
    await inbox.receive('cashfree', `good ${attempts}`)
    await eventually(() => applied.length === attempts && errors.length === attempts)
    time += 6 * HOUR
  }
  await eventually(async () => (await events())[0]?.outcome === 'failed')
  expect((await events())[0]).toMatchObject({ attempts: 8, trouble: 'Who is this?', nextTryAt: null })
  expect(errors).toEqual(Array(8).fill(new Error('Who is this?')))

  await inbox.receive('cashfree', 'bad')
  await eventually(() => errors.length === 9)
  await jobs.stop()
  expect((await events())[0]).toMatchObject({ attempts: 1, outcome: null, appliedAt: null })
})

test('a handled message is emptied and does not count again; one that waits for the owner stays', async () => {
  const repository = createGatewayEventsRepository(database)
  const received = new Date('2026-10-01')
  for (const outcome of ['applied', 'unmatched']) {
    await repository.store('cashfree', `asha@example.in ${outcome}`, received)
    const event = (await events()).find(({ body }) => body.endsWith(outcome))
    await repository.applied(event?.id ?? 0, outcome, received)
  }
  const before = (await events()).length
  await repository.empty(new Date('2026-09-30'))
  expect((await events()).filter(({ body }) => body === '')).toEqual([])
  await repository.empty(new Date('2026-10-31'))
  expect((await events()).slice(-2)).toMatchObject([
    { body: '', outcome: 'applied' },
    { body: 'asha@example.in unmatched', outcome: 'unmatched' },
  ])
  await repository.store('cashfree', 'asha@example.in applied', new Date())
  expect(await events()).toHaveLength(before)
  expect((await events()).at(-2)).toMatchObject({ body: '', outcome: 'applied', nextTryAt: null })
})

test('a message that failed and was emptied is read again when the gateway resends it', async () => {
  const repository = createGatewayEventsRepository(database)
  const received = new Date('2026-10-01')
  await repository.store('cashfree', 'failed once', received)
  const id = (await events()).at(-1)?.id ?? 0
  await repository.applied(id, 'failed', received)
  await database
    .connection()
    .insert(lookedAt)
    .values({ subject: `M${id}`, at: received, who: 'owner', why: 'Read' })
  await repository.empty(new Date('2026-10-31'))
  expect((await events()).at(-1)?.body).toBe('')
  await repository.store('cashfree', 'failed once', new Date())
  expect((await events()).at(-1)).toMatchObject({ body: 'failed once', outcome: null, appliedAt: null })
})

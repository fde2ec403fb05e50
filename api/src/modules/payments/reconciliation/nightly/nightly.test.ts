import { dayInIndia } from 'shared-contracts/values/indian-time'
import type { Database } from '../../../../db/connection'
import { openTestDatabase } from '../../../../testing/database'
import type { ProviderName } from '../../payments.tables'
import type { Period } from '../period'
import type { Reconcile } from '../reconcile'
import { createNightly, findNewestNight } from './nightly'
import { createNightsRepository } from './nights.repository'

let database: Database
let now: Date
let runs: string[]
let down: ProviderName[]

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.connection().execute('delete from nights')
  now = new Date('2026-11-22T03:01:00+05:30')
  runs = []
  down = []
})
afterAll(() => database.close())

const reconcile: Reconcile = async (providers, period, onKept) => {
  const gateways = []
  for (const provider of providers) {
    const isDown = down.includes(provider)
    runs.push(`${provider} ${formatDays(period)}${isDown ? ' failed' : ''}`)
    if (!isDown) await onKept?.(provider)
    gateways.push({ provider, equal: [], takenBack: [], found: [], ...(isDown && { trouble: 'No answer.' }) })
  }
  return { period, gateways, waiting: [] }
}

function formatDays({ from, to }: Period): string {
  return `${dayInIndia(from)} to ${dayInIndia(to)}`
}

/** Acts like another process, sharing only the database. */
function process() {
  const nights = createNightsRepository(database)
  return createNightly({ providers: ['cashfree', 'phonepe-v1'], nights, reconcile, now: () => now })
}

const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

test("a night's comparison is due from three in the morning in India, even if no process was running then", () => {
  expect(findNewestNight(new Date('2026-11-22T02:59:00+05:30'))).toBe('2026-11-21')
  expect(findNewestNight(new Date('2026-11-22T03:00:00+05:30'))).toBe('2026-11-22')
  expect(findNewestNight(new Date('2026-11-22T23:00:00+05:30'))).toBe('2026-11-22')
})

test('each gateway is compared once a night, however many processes there are', async () => {
  const [one, other] = [process(), process()]
  await Promise.all([one.work(), other.work(), one.work()])
  pass(60)
  await other.work()
  expect(runs.toSorted()).toEqual([
    'cashfree 2026-11-20 to 2026-11-22',
    'phonepe-v1 2026-11-20 to 2026-11-22',
  ])
  pass(24 * 60)
  await one.work()
  expect(runs).toHaveLength(4)
})

test('a gateway that is down fails the job, does not block the others, and is retried the same night', async () => {
  down = ['cashfree']
  await expect(process().work()).rejects.toThrow('Accounts could not be compared. cashfree: No answer.')
  await process().work()
  expect(runs).toHaveLength(2)
  down = []
  pass(31)
  await process().work()
  await process().work()
  expect(runs.map((run) => run.split(' 2026')[0])).toEqual(['cashfree', 'phonepe-v1', 'cashfree'])
})

test('days when the shop was down are compared as well', async () => {
  await process().work()
  pass(6 * 24 * 60)
  await process().work()
  expect(runs.at(-1)).toBe('phonepe-v1 2026-11-21 to 2026-11-28')
})

test('a gateway that has not been compared for two days is counted', async () => {
  const { work, countLate } = process()
  expect(await countLate()).toBe(2)
  await work()
  pass(47 * 60)
  expect(await countLate()).toBe(0)
  pass(2 * 60)
  down = ['phonepe-v1']
  await expect(work()).rejects.toThrow('phonepe-v1')
  expect(await countLate()).toBe(1)
})

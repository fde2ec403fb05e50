import { asc } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { createJobs } from '../../../jobs/jobs'
import { openTestDatabase } from '../../../testing/database'
import { eventually } from '../../../testing/eventually'
import { createGatewayOrdersRepository } from '../checkout/gateway-orders.repository'
import {
  createStandAloneRepository,
  type StandAloneRecord,
} from '../checkout/stand-alone/stand-alone.repository'
import { type ProviderName, standAlonePayments } from '../payments.tables'
import { GatewayError } from '../providers/http/gateway-http'
import { createRefundsRepository } from '../refunds/refunds.repository'
import { standAloneRecord } from '../testing/stand-alone-record'
import { createPoller } from './poller'

const SECOND = 1000

let database: Database
let time: number
let jobs: ReturnType<typeof createJobs>
let errors: unknown[]
beforeEach(async () => {
  database = await openTestDatabase()
  time = Date.now()
  errors = []
  jobs = createJobs((error) => void errors.push(error))
})
afterEach(async () => {
  await jobs.stop()
  await database.close()
})

const rows = () =>
  database
    .connection()
    .select()
    .from(standAlonePayments)
    .orderBy(asc(standAlonePayments.merchantTransactionId))
const noAnswer = () => Promise.reject(new GatewayError('failed', 'It cannot be reached.', 'timeout'))

/** Opens a poller without orders, only with stand-alone payments. */
function open(ask: (record: StandAloneRecord) => Promise<void>) {
  const rests: string[] = []
  const poller = createPoller({
    database,
    jobs,
    http: { brokenOffBy: (_, work) => work() },
    gateways: { all: ['cashfree', 'phonepe-v1', 'phonepe-v2'].map((name) => ({ name })) },
    now: () => new Date(time),
    gatewayOrders: createGatewayOrdersRepository(database),
    standAlonePayments: createStandAloneRepository(database),
    ledger: { ask: async () => {}, close: noAnswer },
    standAlone: { ask },
    refunds: { ...createRefundsRepository(database), pursue: async () => {} },
    onError: () => {},
    onRest: (provider, isResting) => void rests.push(`${provider} ${isResting}`),
  })
  return { ...poller, rests }
}

const add = (id: string, provider: ProviderName) =>
  createStandAloneRepository(database).add(standAloneRecord(id, new Date(time), { provider }))

test('a gateway that hangs does not delay the others [26.12]', async () => {
  const polled: string[] = []
  let release = () => {}
  const poller = open(async ({ merchantTransactionId, provider }) => {
    polled.push(merchantTransactionId)
    if (provider === 'phonepe-v1') await new Promise<void>((resolve) => (release = resolve))
  })
  await add('a-hanging', 'phonepe-v1')
  poller.wake('phonepe-v1')
  await eventually(() => polled.includes('a-hanging'))
  await add('another', 'phonepe-v2')
  poller.wake('phonepe-v2')
  await eventually(() => polled.includes('another'))
  release()
})

test('a gateway that hangs is asked once per payment in a pass, however young the payments are', async () => {
  let polls = 0
  const poller = open(() => {
    polls += 1
    // Longer than the wait between two polls of a young payment.
    time += 20 * SECOND
    return polls > 100 ? new Promise(() => {}) : noAnswer()
  })
  for (let number = 0; number < 4; number += 1) await add(`MT${number}`, 'phonepe-v1')
  poller.wake('phonepe-v1')
  await eventually(async () => (await rows()).every(({ attempts }) => attempts === 1))
  expect(polls).toBe(4)
})

test('a gateway that does not answer is left alone, and its payments are postponed', async () => {
  let polls = 0
  const poller = open(() => {
    polls += 1
    return noAnswer()
  })
  for (let number = 0; number < 20; number += 1) await add(`MT${number}`, 'phonepe-v1')
  poller.wake('phonepe-v1')
  const putOff = async () => (await rows()).filter(({ attempts }) => attempts === 0)
  const isPutOff = (row: { nextQuestionAt: Date | null }) => Number(row.nextQuestionAt) > time
  // A claimed row counts as an attempt until it is postponed.
  await eventually(async () => {
    const waiting = await putOff()
    return waiting.every(isPutOff) && waiting.length === 20 - polls
  })
  expect(polls).toBeLessThan(20)
  expect(await poller.resting.count()).toBe(1)
  expect(poller.rests).toEqual(['phonepe-v1 true'])
  expect(new Set((await putOff()).map((row) => Number(row.nextQuestionAt) - time))).toEqual(
    new Set([30 * SECOND]),
  )
})

test("a database error fails the job, and the gateway's other queues continue", async () => {
  const polled: string[] = []
  await add('MT1', 'phonepe-v1')
  await database.connection().execute('alter table refunds rename to gone')
  const poller = open(async ({ merchantTransactionId }) => void polled.push(merchantTransactionId))
  poller.wake('phonepe-v1')
  await eventually(() => polled.length === 1 && errors.length > 0)
})

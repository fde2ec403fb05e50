import type { Database } from '../../../db/connection'
import { openTestDatabase } from '../../../testing/database'
import { createStandAloneRepository } from '../checkout/stand-alone/stand-alone.repository'
import { standAlonePayments } from '../payments.tables'
import { GatewayError } from '../providers/http/gateway-http'
import { standAloneRecord } from '../testing/stand-alone-record'
import { paymentPlan } from './polling-plan'
import { createStatusRequestQueue, type Standing } from './status-request-queue'

const HOUR = 3_600_000
const going = new AbortController().signal

let database: Database
let time: number
beforeEach(async () => {
  database = await openTestDatabase()
  time = Date.now()
  await createStandAloneRepository(database).add(standAloneRecord('MT1', new Date(time)))
})
afterEach(() => database.close())

function open(ask: () => Promise<Standing>) {
  return createStatusRequestQueue(
    {
      database,
      http: { brokenOffBy: (_, work) => work() },
      breaker: { ask: (question) => question(), restMs: 0, isResting: () => false },
      now: () => new Date(time),
    },
    {
      rows: createStandAloneRepository(database).rowsAt('phonepe-v1'),
      plan: paymentPlan,
      ask,
      onError: () => {},
    },
  )
}

async function row() {
  const [found] = await database.connection().select().from(standAlonePayments)
  return found
}

/** Runs from poll to poll until none is due, or until the given time. */
async function follow(queue: ReturnType<typeof open>, until: number): Promise<void> {
  for (;;) {
    const due = (await row())?.nextQuestionAt
    if (!due || due.getTime() > until) return
    time = Math.max(time, due.getTime())
    await queue.pass(going)
  }
}

test('a payment is found within the hour after its gateway was down for a day [26.12]', async () => {
  const start = time
  let isAway = true
  const times: number[] = []
  const queue = open(async () => {
    times.push(time - start)
    if (isAway) throw new GatewayError('failed', 'It cannot be reached.', 'timeout')
    return 'over'
  })
  await follow(queue, start + 24 * HOUR)
  expect(await row()).toMatchObject({ trouble: 'It cannot be reached.' })
  expect(times.length).toBeLessThan(45)
  isAway = false
  await follow(queue, start + 25 * HOUR)
  expect(await row()).toMatchObject({ nextQuestionAt: null, attempts: 0, trouble: null })
})

test('a gateway that has never answered for a month is no longer polled', async () => {
  const queue = open(async () => {
    throw new GatewayError('failed', 'It cannot be reached.', 'timeout')
  })
  time += 31 * 24 * HOUR - 1
  await queue.pass(going)
  expect((await row())?.nextQuestionAt).not.toBeNull()
  time += HOUR
  await queue.pass(going)
  expect(await row()).toMatchObject({ nextQuestionAt: null, trouble: 'It cannot be reached.' })
})

test('once the gateway answers again, polling follows the plan as if nothing had failed', async () => {
  let attempts = 0
  const queue = open(async () => {
    attempts += 1
    if (attempts <= 6) throw new GatewayError('failed', 'It cannot be reached.', 'timeout')
    return 'open'
  })
  time += 1000
  while (attempts < 7) await follow(queue, Number((await row())?.nextQuestionAt))
  expect((await row())?.nextQuestionAt).toEqual(new Date(time + 60_000))
})

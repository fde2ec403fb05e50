import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/connection'
import { resetRequests } from '../../modules/customers/customers.tables'
import { openTestDatabase } from '../../testing/database'
import { eventually } from '../../testing/eventually'
import { createQueue, type QueueOptions } from './queue'
import { planned } from './waits'

type Row = typeof resetRequests.$inferSelect
type Options = QueueOptions<typeof resetRequests>

const { id, dueAt: due, attempts, trouble } = resetRequests
const SECOND = 1000
const going = new AbortController().signal

let database: Database
let time: number
beforeEach(async () => {
  database = await openTestDatabase()
  time = Date.now()
})
afterEach(() => database.close())

function open(work: Options['work'], options: Partial<Options> = {}) {
  return createQueue({
    database,
    rows: { table: resetRequests, id, due, attempts, trouble },
    claimMs: 60 * SECOND,
    atOnce: 4,
    work,
    waitAfter: planned([10 * SECOND, 60 * SECOND]),
    onTrouble: () => {},
    now: () => new Date(time),
    ...options,
  })
}

async function add(...emails: string[]): Promise<void> {
  const at = new Date(time)
  await database
    .connection()
    .insert(resetRequests)
    .values(emails.map((email) => ({ email, askedAt: at, dueAt: at })))
}

const rows = (): Promise<Row[]> => database.connection().select().from(resetRequests).orderBy(asc(id))

async function remove(row: Row): Promise<'done'> {
  await database.connection().delete(resetRequests).where(eq(id, row.id))
  return 'done'
}

test('due rows are processed, oldest first', async () => {
  const seen: string[] = []
  await add('a', 'b', 'c')
  await open(async (row) => {
    seen.push(row.email)
    return remove(row)
  }).pass(going)
  expect(seen).toEqual(['a', 'b', 'c'])
  expect(await rows()).toEqual([])
})

test('two processes never work on the same row', async () => {
  const seen: string[] = []
  const emails = Array.from({ length: 20 }, (_, index) => `${index}`)
  await add(...emails)
  const work = async (row: Row) => {
    seen.push(row.email)
    return remove(row)
  }
  await Promise.all([open(work).pass(going), open(work).pass(going)])
  expect(seen.toSorted()).toEqual(emails.toSorted())
})

test("another process takes over a killed one's row when its claim expires", async () => {
  await add('a')
  void open(() => new Promise(() => {})).pass(going)
  await eventually(async () => (await rows())[0]?.attempts === 1)
  const other = open(remove)
  time += 59 * SECOND
  await other.pass(going)
  expect(await rows()).toHaveLength(1)
  time += SECOND
  await other.pass(going)
  expect(await rows()).toEqual([])
})

test('a failing row does not delay others, is retried later, and is given up in the end', async () => {
  const errors: unknown[] = []
  const givenUp: string[] = []
  await add('bad', 'good')
  const queue = open(
    async (row) => {
      if (row.email === 'bad') throw new Error('It is bad.')
      return remove(row)
    },
    {
      onTrouble: (error) => void errors.push(error),
      onGivenUp: async (row, why) => void givenUp.push(`${row.email}: ${why}`),
    },
  )
  await queue.pass(going)
  expect(await rows()).toMatchObject([
    { email: 'bad', attempts: 1, trouble: 'It is bad.', dueAt: new Date(time + 10 * SECOND) },
  ])
  for (const wait of [9, 1, 59, 1]) {
    time += wait * SECOND
    await queue.pass(going)
  }
  expect(await rows()).toMatchObject([{ attempts: 3, trouble: 'It is bad.', dueAt: null }])
  expect(errors).toHaveLength(3)
  expect(givenUp).toEqual(['bad: It is bad.'])
})

test('a given-up row is processed again on request, and no other row is', async () => {
  await add('a', 'b')
  await open(() => Promise.reject(new Error('Away')), { waitAfter: () => undefined }).pass(going)
  await add('c')
  const queue = open(remove)
  const [first, , third] = await rows()
  expect(await queue.restart(first?.id ?? 0)).toBe(true)
  expect(await queue.restart(third?.id ?? 0)).toBe(false)
  await queue.pass(going)
  expect(await rows()).toMatchObject([{ email: 'b', dueAt: null }])
})

test('a row that falls due again during a pass waits for the next one', async () => {
  let worked = 0
  await add('a', 'b')
  const queue = open(async () => {
    worked += 1
    time += 20 * SECOND
    if (worked > 10) throw new Error('This pass never ends.')
    return { againInMs: SECOND }
  })
  await queue.pass(going)
  expect(worked).toBe(2)
  time += SECOND
  await queue.pass(going)
  expect(worked).toBe(4)
})

test('no more rows are processed in parallel than allowed, and a slow one does not delay the others', async () => {
  const running = new Set<string>()
  const seen: string[] = []
  let most = 0
  let finish = () => {}
  await add('slow', ...'bcdefgh')
  const passing = open(
    async (row) => {
      running.add(row.email)
      most = Math.max(most, running.size)
      if (row.email === 'slow') await new Promise<void>((resolve) => (finish = resolve))
      seen.push(row.email)
      running.delete(row.email)
      return remove(row)
    },
    { atOnce: 2 },
  ).pass(going)
  await eventually(() => seen.length === 7)
  finish()
  await passing
  expect({ most, last: seen.at(-1) }).toEqual({ most: 2, last: 'slow' })
})

test('a stopped pass starts no other row, and returns interrupted ones without counting an attempt', async () => {
  const stop = new AbortController()
  await add('a', 'b')
  const errors: unknown[] = []
  const queue = open(
    (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('Aborted')))
        stop.abort()
      }),
    { atOnce: 1, onTrouble: (error) => void errors.push(error) },
  )
  await queue.pass(stop.signal)
  const untried = { attempts: 0, trouble: null, dueAt: new Date(time) }
  expect(await rows()).toMatchObject([untried, untried])
  expect(errors).toEqual([])
})

test('a row that cannot be tried now is postponed without counting an attempt', async () => {
  await add('a')
  await open(async () => ({ putOffMs: 30 * SECOND })).pass(going)
  expect(await rows()).toMatchObject([{ attempts: 0, dueAt: new Date(time + 30 * SECOND) }])
})

test('a success resets the failures', async () => {
  await add('a')
  await open(() => Promise.reject(new Error('Away'))).pass(going)
  time += 10 * SECOND
  await open(async () => ({ againInMs: null })).pass(going)
  expect(await rows()).toMatchObject([{ attempts: 0, trouble: null, dueAt: null }])
})

test.each([
  ['immediately', () => new Date(time)],
  ['never', () => null],
])('a row that was made due %s while it was processed stays due', async (_, when) => {
  const dueAt = when()
  await add('a')
  const work = async () => {
    await database.connection().update(resetRequests).set({ dueAt })
    return { againInMs: SECOND }
  }
  await open(work, { atOnce: 1 }).pass(going)
  expect(await rows()).toMatchObject([{ dueAt }])
})

test('a database outage ends the pass once the rows already started are finished', async () => {
  let begun = 0
  await add('a', 'b', 'c')
  const queue = open(
    async () => {
      begun += 1
      await new Promise((resolve) => setTimeout(resolve, 20))
      return { againInMs: SECOND }
    },
    {
      atOnce: 2,
      database: {
        ...database,
        connection: () => {
          if (begun > 0) throw new Error('The database is away.')
          return database.connection()
        },
      },
    },
  )
  await expect(queue.pass(going)).rejects.toThrow('The database is away.')
})

import Fastify from 'fastify'
import type { Database } from '../../../db/connection'
import { createPreparedResponses } from '../../../http/responses/prepared-responses'
import { openTestDatabase } from '../../../testing/database'
import { testProducts } from '../../../testing/products'
import { createCatalog } from '../../catalog'
import { createAnnouncing } from './announcing'
import { createChangeFeedRepository } from './change-feed.repository'
import { announcements } from './change-feed.tables'

const MINUTE = 60_000
const key = 'a-key-of-this-shop'
const going = new AbortController().signal

let database: Database
let time: number
/** The announcements to search engines, in order. */
let announced: { host: string; key: string; keyLocation: string; urlList: string[] }[]
let answer: () => Promise<number>
let warnings: unknown[]
const engines = Fastify({ forceCloseConnections: true })
engines.post('/indexnow', async ({ body }, reply) => {
  announced.push(body as (typeof announced)[number])
  return reply.code(await answer()).send()
})

let address: string
beforeAll(async () => {
  address = await engines.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => engines.close())

beforeEach(async () => {
  database = await openTestDatabase()
  time = Date.now()
  announced = []
  warnings = []
  answer = async () => 202
})
afterEach(() => database.close())

/** Returns the announcing job of a new process. */
function open() {
  const look = createAnnouncing({
    database,
    repository: createChangeFeedRepository(database),
    indexNow: { endpoint: `${address}/indexnow`, key, origin: 'https://shop.example' },
    log: { warn: (warning: unknown) => void warnings.push(warning) },
    now: () => new Date(time),
  })
  return () => look(going)
}

const run = (statement: string) => database.connection().execute(statement)
const waiting = () => database.connection().select().from(announcements)
const seed = () => createCatalog({ database, answers: createPreparedResponses() }).seed(testProducts)

/** Returns a process's job, after all current pages have been announced. */
async function openKnown() {
  await seed()
  const look = open()
  await look()
  announced = []
  return look
}

test("a new shop announces all its products and lists, in one batch with its key's location", async () => {
  await seed()
  await open()()
  expect(announced).toHaveLength(1)
  expect(announced[0]).toMatchObject({
    host: 'shop.example',
    key,
    keyLocation: `https://shop.example/${key}.txt`,
  })
  expect(announced[0]?.urlList).toContain('https://shop.example/ground-spices/turmeric-powder')
  expect(announced[0]?.urlList).toHaveLength(9)
  expect(await waiting()).toEqual([])
})

test('changes are announced once, together, and only for changed pages', async () => {
  const look = await openKnown()
  await run(`update variants set price = 9900 where id = 'turmeric-powder-100g'`)
  await run(`update variants set price = 9800 where id = 'turmeric-powder-100g'`)
  await run(`update products set is_listed = false where id = 'black-pepper'`)
  await look()
  await look()
  expect(announced.map(({ urlList }) => urlList.toSorted())).toEqual([
    [
      'https://shop.example/all-products',
      'https://shop.example/ground-spices',
      'https://shop.example/ground-spices/turmeric-powder',
      'https://shop.example/whole-spices',
      'https://shop.example/whole-spices/black-pepper',
    ],
  ])
})

test('no announcement is sent while nothing changes, even after the same seed', async () => {
  const look = await openKnown()
  await run('delete from seeds')
  await seed()
  await look()
  expect(announced).toEqual([])
})

test('two processes that run at the same time announce once', async () => {
  await openKnown()
  await run(`update products set origin = 'India' where id = 'turmeric-powder'`)
  await Promise.all([open()(), open()()])
  expect(announced).toHaveLength(1)
})

test('a rejected batch is retried with growing waits, and dropped in the end', async () => {
  const look = await openKnown()
  answer = async () => 500
  await run(`update variants set price = 9900 where id = 'turmeric-powder-100g'`)
  await look()
  await look()
  expect(announced).toHaveLength(1)
  for (const minutes of [1, 10, 60, 6 * 60, 24 * 60]) {
    time += minutes * MINUTE
    await look()
  }
  expect([announced.length, warnings.length]).toEqual([6, 6])
  expect(await waiting()).toEqual([])
})

test('a waiting batch does not delay later ones', async () => {
  const look = await openKnown()
  answer = async () => 429
  await run(`update variants set price = 9900 where id = 'turmeric-powder-100g'`)
  await look()
  answer = async () => 200
  await run(`update variants set price = 9900 where id = 'black-pepper-100g'`)
  await look()
  expect(announced.at(-1)?.urlList).toContain('https://shop.example/whole-spices/black-pepper')
  time += MINUTE
  await look()
  expect(announced.at(-1)?.urlList).toContain('https://shop.example/ground-spices/turmeric-powder')
  expect(announced).toHaveLength(3)
})

test('an owner can save during an announcement, and turn announcements off', async () => {
  const look = await openKnown()
  let finish = (_: number) => {}
  const isSending = new Promise<void>((resolve) => {
    answer = () => {
      resolve()
      return new Promise((done) => (finish = done))
    }
  })
  await run(`update variants set price = 9900 where id = 'turmeric-powder-100g'`)
  const telling = look()
  await isSending
  await run(`update variants set price = 9800 where id = 'turmeric-powder-100g'`)
  finish(200)
  answer = async () => 200
  await telling
  await look()
  expect(announced.map(({ urlList }) => urlList.length)).toEqual([3, 3])
})

import Fastify, { type FastifyInstance } from 'fastify'
import type { SearchEntry } from 'shared-contracts/remote'
import { addSearchIndex, type SearchParts } from './search-index'

const turmeric: SearchEntry = { kind: 'product', title: 'Turmeric', path: '/ground-spices/turmeric-powder' }
const rasam: SearchEntry = { kind: 'recipe', title: 'Rasam', path: '/product/5' }
const says = (...value: SearchEntry[]) => ({ status: 'fulfilled', value }) as const
const isAway = { status: 'rejected', reason: new Error('The remote is gone.') } as const

let app: FastifyInstance
let parts: SearchParts
let stamp: string
let queryCount: number

beforeEach(() => {
  parts = [says(turmeric), says(rasam)]
  stamp = '1'
  queryCount = 0
  app = Fastify()
  addSearchIndex(app, {
    stamp: async () => stamp,
    async searchEntries() {
      queryCount += 1
      return parts
    },
  })
})
afterEach(() => app.close())

const get = (headers: Record<string, string> = {}) => app.inject({ url: '/search-index.json', headers })

test('the search entries of all remotes form one document, made once while nothing changes', async () => {
  const { headers, body } = await get()
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(JSON.parse(body)).toEqual({ shape: 1, tag: expect.any(String), entries: [turmeric, rasam] })
  const again = await get({ 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body, queryCount]).toEqual([304, '', 1])
})

test('new content makes a new document', async () => {
  const { headers } = await get()
  parts = [says(turmeric)]
  stamp = '2'
  const again = await get({ 'if-none-match': String(headers.etag) })
  expect(again.json().entries).toEqual([turmeric])
})

test('the last complete document is used while a remote is unavailable', async () => {
  await get()
  parts = [says(), isAway]
  stamp = '2'
  expect((await get()).json().entries).toEqual([turmeric, rasam])
})

test('the available part is sent and not cached if there is no complete document', async () => {
  parts = [says(turmeric), isAway]
  const first = await get()
  expect(first.json().entries).toEqual([turmeric])
  expect(first.headers['cache-control']).toBe('no-store')
  parts = [says(turmeric), says(rasam)]
  expect((await get()).json().entries).toEqual([turmeric, rasam])
})

test('the response says when to retry while no remote is available', async () => {
  parts = [isAway, isAway]
  const { statusCode, headers } = await get()
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store'])
})

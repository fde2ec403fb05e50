import Fastify from 'fastify'
import { askLastChanges, withLastChanges } from './last-changes'

const internalKey = 'a-key-of-thirty-two-characters-and-more'
const changedAt = '2026-09-01T08:00:00.000Z'

let answer: { status: number; body: unknown }
let keys: unknown[]
let apiOrigin: string
const api = Fastify({ forceCloseConnections: true })
api.get('/api/change-feed', async ({ headers }, reply) => {
  keys.push(headers['x-internal-key'])
  return reply.code(answer.status).send(answer.body)
})
beforeAll(async () => {
  apiOrigin = await api.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => api.close())
beforeEach(() => {
  keys = []
})

const ask = () => askLastChanges({ apiOrigin, internalKey })()

test('the api recognises the edge by its key, so visitors’ limits do not apply', async () => {
  answer = { status: 200, body: { pages: [{ path: '/whole-spices/cloves', changedAt }] } }
  expect([...(await ask())]).toEqual([['/whole-spices/cloves', changedAt]])
  expect(keys).toEqual([internalKey])
})

test('an older api without dates gives no dates', async () => {
  answer = { status: 404, body: {} }
  expect((await ask()).size).toBe(0)
})

test.each([
  ['is away', { status: 503, body: {} }],
  ['says something else', { status: 200, body: { pages: [{ path: '/', changedAt: 'today' }] } }],
])('no date is accepted from an api that %s', async (_, given) => {
  answer = given
  await expect(ask()).rejects.toThrow()
})

test('a page without a known last change has no date, and a blog at least its own', () => {
  const addresses = [
    { path: '/about' },
    { path: '/blogs/Salt', changedAt: '2026-06-15' },
    { path: '/retails' },
  ]
  expect(withLastChanges(addresses, new Map([['/retails', changedAt]]))).toEqual([
    { path: '/about', changedAt: undefined },
    { path: '/blogs/Salt', changedAt: '2026-06-15' },
    { path: '/retails', changedAt },
  ])
})

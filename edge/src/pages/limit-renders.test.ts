import { edgeOnDisk } from '../testing/edge-on-disk'
import { madePage } from '../testing/made-page'
import type { Page } from './page'

const MOST = 30

let edge: Awaited<ReturnType<typeof edgeOnDisk>>
beforeEach(async () => {
  const ofUnknown: Partial<Page> = { status: 404, keptForMs: 60_000 }
  edge = await edgeOnDisk('http://127.0.0.1:9', {
    makePage: async (path) => madePage(path.startsWith('/about/') ? ofUnknown : {}),
  })
})
afterEach(() => edge.close())

const get = (url: string, from: string) => edge.app.inject({ url, headers: { 'x-forwarded-for': from } })

async function flood(from: string, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < times; index += 1)
    statuses.push((await get(`/about/${from}/${index}`, from)).statusCode)
  return statuses
}

test('a network that requests endless unknown pages is rate-limited with a message [27.9]', async () => {
  const statuses = await flood('203.0.113.7', MOST + 5)
  expect(statuses.filter((status) => status === 404)).toHaveLength(MOST)
  const { statusCode, headers, body } = await get('/about/one-more', '203.0.113.7')
  expect(statusCode).toBe(429)
  expect(headers).toMatchObject({
    'retry-after': '10',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("style-src 'self' 'sha256-"),
    'x-content-type-options': 'nosniff',
  })
  expect(body).toContain('<h1>Please wait a moment</h1>')
  expect(body).toContain('Please try again in 10 seconds.')
  expect((await get('/hi/about/one-more', '203.0.113.7')).body).toContain('<h1>कृपया थोड़ा इंतज़ार करें</h1>')
  const metrics = (await edge.app.inject('/metrics')).body
  expect(metrics).toContain('edge_refusals_total{reason="too-many-pages"} 7')
})

test('a rate-limited network still gets cached pages, and other networks are not affected [27.9]', async () => {
  await get('/about', '203.0.113.8')
  await flood('203.0.113.7', MOST + 1)
  expect((await get('/about', '203.0.113.7')).statusCode).toBe(200)
  expect((await get('/about/203.0.113.7/1', '203.0.113.7')).statusCode).toBe(404)
  expect((await get('/', '203.0.113.8')).statusCode).toBe(200)
})

test('another address of the same connection does not avoid the limit', async () => {
  await flood('2001:db8:1:2::1', MOST)
  expect((await get('/about/x', '2001:db8:1:2:ffff::9')).statusCode).toBe(429)
  expect((await get('/about/y', '2001:db8:1:3::1')).statusCode).toBe(404)
})

test('a forged address does not avoid the limit', async () => {
  await flood('203.0.113.7', MOST)
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' }
  expect((await edge.app.inject({ url: '/about/x', headers })).statusCode).toBe(429)
})

test('the shop’s own machine is not limited', async () => {
  const answers = await Promise.all(
    Array.from({ length: MOST + 20 }, (_, index) => edge.app.inject(`/about/${index}`)),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(MOST + 20).fill(404))
})

import { type AddressInfo, connect } from 'node:net'
import { eventually } from 'composition/renderer/testing/eventually'
import { edgeOnDisk } from './testing/edge-on-disk'
import { fakeApi } from './testing/fake-api'
import { madePage } from './testing/made-page'
import { rawRequest } from './testing/raw-request'

/* These tests show that no request can make the edge fail or its memory grow. */

const CACHE_BYTES = 300_000

let api: Awaited<ReturnType<typeof fakeApi>>
let edge: Awaited<ReturnType<typeof edgeOnDisk>>
let get: ReturnType<typeof rawRequest>
beforeAll(async () => {
  api = await fakeApi()
  edge = await edgeOnDisk(api.origin, {
    pageCacheBytes: CACHE_BYTES,
    makePage: async (path) => madePage({ status: path.startsWith('/about') ? 200 : 404 }),
  })
  await edge.app.listen({ host: '127.0.0.1', port: 0 })
  get = rawRequest(edge.app)
})
afterAll(async () => {
  await edge.close()
  await api.close()
})

async function metric(name: string): Promise<number> {
  const text = (await get('/metrics')).body.toString()
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])
}

/** Pairs each text with a short version for the test title. */
const named = (texts: readonly string[]) => texts.map((text) => [text.slice(0, 30), text] as const)

/** Sends these bytes, and reads until the connection closes or is silent for five seconds. */
function send(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect((edge.app.server.address() as AddressInfo).port, '127.0.0.1')
    let text = ''
    socket.on('data', (part) => {
      text += part.toString('latin1')
    })
    socket.on('error', () => resolve(text))
    socket.on('close', () => resolve(text))
    socket.setTimeout(5000, () => socket.destroy())
    socket.write(bytes)
  })
}

test.each(
  named([
    `/${'a'.repeat(10_000)}`,
    `/about/${'a'.repeat(10_000)}`,
    '/%E0%A4%A',
    '/about/%E0%A4%A',
    '/%00',
    '/about/%00',
    '//x',
    '//',
    '/..%2f',
    '/about/..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%',
    '/about%ff',
    '/\\..\\x',
    '/?%E0%A4%A',
    `/about?${'q='.repeat(4000)}`,
    '/__proto__',
    '/constructor',
    '/*',
  ]),
)('%p is answered like any address', async (_, path) => {
  for (let round = 0; round < 2; round += 1) {
    const { status, body } = await get(path)
    expect(status).toBeLessThan(500)
    expect(status).toBeGreaterThanOrEqual(200)
    expect(body.toString()).not.toContain('root:')
  }
})

test.each([
  ['accept-encoding', 'br;q=, ;;;,,, =, *;q=9'],
  ['accept-encoding', 'x,'.repeat(7000)],
  ['accept-encoding', '\u00ff\u00fe'],
  ['if-none-match', '*'],
  ['if-none-match', '"'.repeat(15_000)],
  ['if-none-match', ',W/,'.repeat(3000)],
  ['if-modified-since', 'yesterday'],
  ['range', 'bytes=0-0,5-9,-1'],
  ['x-forwarded-for', 'nobody'],
])('an absurd %s causes no failure', async (name, value) => {
  for (const path of ['/about', '/about', '/nowhere', '/remotes.json']) {
    const { status } = await get(path, { headers: { [name]: value } })
    expect([200, 304, 404]).toContain(status)
  }
})

test('1,000 unknown paths share one page', async () => {
  await get('/nowhere')
  const before = await metric('edge_page_cache_entries')
  for (let index = 0; index < 1000; index += 100) {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, step) => get(`/x${index + step}`)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  }
  expect(await metric('edge_page_cache_entries')).toBe(before)
})

test('1,000 paths under one of our pages take no more memory than the cache allows', async () => {
  for (let index = 0; index < 1000; index += 100)
    await Promise.all(Array.from({ length: 100 }, (_, step) => get(`/about/${index + step}`)))
  expect(await metric('edge_page_cache_bytes')).toBeLessThanOrEqual(CACHE_BYTES)
  expect(await metric('edge_page_cache_entries')).toBeGreaterThan(1)
})

test('a browser that leaves early affects nobody else', async () => {
  const { port } = edge.app.server.address() as AddressInfo
  for (let index = 0; index < 200; index += 1) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(`GET /about/early-${index} HTTP/1.1\r\nHost: shop\r\n\r\n`, () => socket.destroy())
  }
  await eventually(async () => (await metric('edge_page_renders_in_flight')) === 0)
  expect((await get('/about')).status).toBe(200)
})

test.each(
  named([
    'GET /about HTTP/1.1\r\n\r\n',
    'GET  HTTP/1.1\r\nHost: shop\r\n\r\n',
    'GET about HTTP/1.1\r\nHost: shop\r\n\r\n',
    'BREW /about HTTP/1.1\r\nHost: shop\r\n\r\n',
    'PURGE /about HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n',
    'GET http://elsewhere.example/about HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n',
    'GET /about HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Length: 3\r\n\r\nabc',
    `GET /about HTTP/1.1\r\nHost: shop\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    'OPTIONS * HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n',
    '\u0000\u0001\u0002\r\n\r\n',
  ]),
)('%p is refused or answered, but never with a server error', async (_, bytes) => {
  const answer = await send(bytes)
  expect(answer).toMatch(/^HTTP\/1\.1 [234]/)
})

test('two pipelined requests are answered in order', async () => {
  await get('/about')
  const one = 'GET /about HTTP/1.1\r\nHost: shop\r\n'
  const answer = await send(`${one}\r\n${one}Connection: close\r\n\r\n`)
  expect(answer.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2)
})

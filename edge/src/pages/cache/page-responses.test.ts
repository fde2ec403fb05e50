import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { eventually } from 'composition/renderer/testing/eventually'
import { edgeOnDisk, twoRemotes } from '../../testing/edge-on-disk'
import { fakeApi } from '../../testing/fake-api'
import { madePage } from '../../testing/made-page'
import { rawRequest } from '../../testing/raw-request'
import { buildOnwardRedirection, buildRedirection } from '../address/redirection'
import type { Page } from '../page'

let api: Awaited<ReturnType<typeof fakeApi>>
let edge: Awaited<ReturnType<typeof edgeOnDisk>>
let get: ReturnType<typeof rawRequest>
let page: Partial<Page>
let made: string[]

beforeEach(async () => {
  api = await fakeApi()
  page = {}
  made = []
  edge = await edgeOnDisk(api.origin, {
    async makePage(path) {
      made.push(path)
      return madePage({ html: `<!doctype html><p>${made.length} ${'spice '.repeat(100)}`, ...page })
    },
  })
  await edge.app.listen({ host: '127.0.0.1', port: 0 })
  get = rawRequest(edge.app)
})
afterEach(async () => {
  await edge.close()
  await api.close()
})

const fetchCacheStatus = async (path: string) => (await get(path)).headers['cache-status']

test('a page is made for the first request and cached for others, whatever the query', async () => {
  expect(await fetchCacheStatus('/about')).toBe('spice-edge; fwd=miss')
  expect(await fetchCacheStatus('/about')).toBe('spice-edge; hit')
  expect(await fetchCacheStatus('/about?from=mail')).toBe('spice-edge; hit')
  expect(made).toEqual(['/about'])
})

test('a page cached over New Year in India is made again, with the new year [3.7]', async () => {
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask'],
  })
  try {
    jest.setSystemTime(new Date('2026-12-31T18:29:00Z'))
    await get('/about')
    jest.setSystemTime(new Date('2026-12-31T18:30:00Z'))
    await get('/about')
    expect(made).toEqual(['/about', '/about'])
  } finally {
    jest.useRealTimers()
  }
})

test('a cached page is identical to the first response', async () => {
  page = { headers: { link: '</uploads/t.avif>; rel=preload; as=image' }, styleHashes: ['sha256-abc='] }
  const [first, second] = [await get('/about'), await get('/about')]
  const others = ({ lines }: typeof first) => lines.filter(([name]) => name !== 'cache-status')
  expect(others(second)).toEqual(others(first))
  expect(second.body).toEqual(first.body)
  expect(second.headers.date).toBeDefined()
})

test('a page has the security headers that everything else has', async () => {
  await get('/about')
  const { headers } = await get('/about')
  const { lines } = await get('/healthz')
  const ofContent = ['content-type', 'content-length', 'vary', 'cache-control']
  const security = lines.filter(([name]) => !ofContent.includes(name))
  expect(security.length).toBeGreaterThan(8)
  expect(headers).toMatchObject(Object.fromEntries(security))
})

test('a page asks the browser for connection hints, by which pictures are chosen', async () => {
  expect((await get('/about')).headers['accept-ch']).toBe('ect')
})

test('a page may have inline styles and a script, by hash, and no other page may use them', async () => {
  page = { styleHashes: ['sha256-style1=', 'sha256-style2='], scriptHashes: ['sha256-script='] }
  await get('/about')
  page = {}
  await get('/')
  const policy = async (path: string) => String((await get(path)).headers['content-security-policy'])
  expect(await policy('/about')).toContain(`style-src 'self' 'sha256-style1=' 'sha256-style2=';`)
  expect(await policy('/about')).toContain(`script-src 'self' 'sha256-script=';`)
  expect(await policy('/')).toContain(`script-src 'self';style-src 'self';`)
  expect(await policy('/')).not.toContain('sha256')
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a browser that accepts %s gets it, with the correct length', async (encoding, decode) => {
  const plain = await get('/about')
  for (const { headers, body } of [await get('/about', { headers: { 'accept-encoding': encoding } })]) {
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-length']).toBe(String(body.length))
    expect(headers.vary).toBe('accept, accept-encoding')
    expect(decode(body)).toEqual(plain.body)
    expect(headers.etag).not.toBe(plain.headers.etag)
  }
})

test('a browser that has cached a page does not get it again until it changes', async () => {
  const { headers, body } = await get('/about')
  expect(headers['cache-control']).toBe('no-cache')
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  expect(headers.etag).toBe(`"${hash}"`)
  const again = () => get('/about', { headers: { 'if-none-match': String(headers.etag) } })
  const unchanged = await again()
  expect(unchanged.status).toBe(304)
  expect(unchanged.body).toHaveLength(0)
  expect(unchanged.headers.etag).toBe(headers.etag)
  expect(unchanged.headers).not.toHaveProperty('content-length')
  api.state.version = 'two'
  await eventually(async () => (await again()).status === 200)
})

test('HEAD has the headers of GET, without a body', async () => {
  for (const round of ['made', 'kept']) {
    const path = round === 'made' ? '/about' : '/'
    if (round === 'kept') await get(path)
    const { status, headers, body } = await get(path, { method: 'HEAD' })
    expect(status).toBe(200)
    expect(body).toHaveLength(0)
    expect(headers['content-length']).toBe((await get(path)).headers['content-length'])
  }
})

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not allowed on a page', async (method) => {
  await get('/about')
  const { status, headers } = await get('/about', { method, headers: { 'content-type': 'text/x' } })
  expect(status).toBe(405)
  expect(headers.allow).toBe('GET, HEAD, POST')
})

test.each([
  ['/about', '/about'],
  ['/login?forgotten', '/login?forgotten'],
  ['//evil.example/about', '/evil.example/about'],
  ['/\\\\evil.example', '/evil.example'],
  ['/%0d%0aset-cookie:x', '/%0d%0aset-cookie:x'],
])(
  'a form posted without script, at %s, redirects to the same page, and never to another site',
  async (path, location) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await get(path, { method: 'POST', headers }, 'email=asha%40example.in&password=secret')
    expect(answer.status).toBe(303)
    expect(answer.headers.location).toBe(location)
    expect(answer.headers).not.toHaveProperty('set-cookie')
  },
)

test('the common part of a private page is made once, and not cached outside [1.21]', async () => {
  page = { isPrivate: true }
  const answers = [await get('/account'), await get('/account'), await get('/account?tab=2')]
  for (const { headers } of answers) {
    expect(headers['cache-control']).toBe('no-store')
    expect(headers).not.toHaveProperty('etag')
  }
  expect(answers.map(({ headers }) => headers['cache-status'])).toEqual([
    'spice-edge; fwd=miss',
    'spice-edge; hit',
    'spice-edge; hit',
  ])
  expect(made).toEqual(['/account'])
})

test('a page that differs between visitors is made each time, and not cached', async () => {
  page = { isKept: false }
  for (const _ of ['first', 'second'])
    expect((await get('/account')).headers).toMatchObject({
      'cache-control': 'no-store',
      'cache-status': 'spice-edge; fwd=miss',
    })
  expect(made).toHaveLength(2)
})

test('a page is compressed once per encoding', async () => {
  const gzip = { headers: { 'accept-encoding': 'gzip' } }
  const answers = await Promise.all([get('/about', gzip), get('/about', gzip), get('/about')])
  const bodies = answers.map(({ body, headers }) =>
    (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString(),
  )
  expect(new Set(bodies).size).toBe(1)
  expect((await get('/about', gzip)).headers['cache-status']).toBe('spice-edge; hit')
  expect(made).toEqual(['/about'])
})

test('another spelling redirects with the query, is looked up once, and not cached outside [1.25]', async () => {
  page = buildRedirection('/about')
  for (const query of ['', '?from=mail&to=//evil.example', '?']) {
    const { status, headers, body } = await get(`/ABOUT${query}`)
    expect([status, headers.location, body.length]).toEqual([301, `/about${query}`, 0])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toBeDefined()
  }
  expect(made).toEqual(['/ABOUT'])
})

test('an onward redirect drops price and secret, is not cached, and sends no referrer', async () => {
  page = buildOnwardRedirection('/about')
  for (const [query, passedOn] of [
    ['', ''],
    ['?utm_source=mail&utm_medium=a%26b', '?utm_source=mail&utm_medium=a%26b'],
    ['?price=1&total=0&status=paid&continue_to=//evil.example&token=t', ''],
    ['?utm_x1=a&xutm_source=b&UTM_SOURCE=c&utm_source=d', '?utm_source=d'],
  ]) {
    const { status, headers, body } = await get(`/cart/a:1${query}`)
    expect([status, headers.location, body.length]).toEqual([303, `/about${passedOn}`, 0])
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  }
})

test.each([
  ['/%61bout', '/about'],
  ['//about', '/about'],
  ['/about/%74eam%2fa', '/about/team%2Fa'],
  ['/about//team', '/about/team'],
])('%s needs no rendering: it redirects to %s [1.25]', async (spelling, path) => {
  await get(path)
  const { status, headers } = await get(`${spelling}?x=1`)
  expect([status, headers.location]).toEqual([301, `${path}?x=1`])
  expect((await get(path)).status).toBe(200)
  expect(made).toEqual([path])
})

test.each([
  '//evil.example',
  '//evil.example/about',
  '/%2F%2Fevil.example',
  '/\\evil.example',
  '///',
  '/about/../cart',
])('%s is not a spelling of a page, and redirects to no other site', async (path) => {
  const { status, headers } = await get(path)
  expect([status, headers.location]).toEqual(path === '///' ? [301, '/'] : [200, undefined])
})

test('a change of the catalogue is on the page within a second', async () => {
  await get('/about')
  const before = made.length
  api.state.version = 'two'
  await eventually(async () => (await fetchCacheStatus('/about')) === 'spice-edge; fwd=stale')
  expect(made).toHaveLength(before + 1)
  expect(await fetchCacheStatus('/about')).toBe('spice-edge; hit')
})

test('only a shared cache gets the tags of a page, and only of a current one that is the same for everyone', async () => {
  const ask = async (path: string) => {
    const { headers } = await get(path, { headers: { 'surrogate-capability': 'varnish=Surrogate/1.0' } })
    return [headers['surrogate-control'], headers.xkey]
  }
  page = { tags: ['product:cloves', 'texts:/about'] }
  expect((await get('/about')).headers).not.toHaveProperty('xkey')
  expect(await ask('/about')).toEqual(['max-age=3600', 'frame product:cloves'])
  for (const [path, other] of Object.entries({
    '/account': { isPrivate: true },
    '/': { differsByVisit: true },
    '/about/missing': { status: 404 },
  } satisfies Record<string, Partial<Page>>)) {
    page = other
    expect(await ask(path)).toEqual([undefined, undefined])
  }
  await api.close()
  await eventually(async () => (await fetchCacheStatus('/about')) === 'spice-edge; hit; detail=stale')
  expect(await ask('/about')).toEqual([undefined, undefined])
})

test('a new registry outdates every page', async () => {
  await get('/about')
  await get('/')
  const { 'mf-account': account } = twoRemotes.remotes
  if (!account) throw new Error('The example has changed.')
  await edge.writeRegistry({
    remotes: { ...twoRemotes.remotes, 'mf-account': { ...account, lastGood: '1' } },
  })
  await eventually(async () => (await fetchCacheStatus('/about')) === 'spice-edge; fwd=stale')
  expect(await fetchCacheStatus('/')).toBe('spice-edge; fwd=stale')
})

test('cached pages are served and marked while the api is down, and others show an error', async () => {
  await get('/about')
  await api.close()
  await eventually(async () => (await fetchCacheStatus('/about')) === 'spice-edge; hit; detail=stale')
  page = { status: 503, html: 'Retry' }
  const { status, headers } = await get('/')
  expect(status).toBe(503)
  expect(headers['cache-control']).toBe('no-store')
  expect((await get('/about')).status).toBe(200)
  api = await fakeApi(api.port)
  await eventually(async () => (await fetchCacheStatus('/about')) === 'spice-edge; hit')
  page = {}
  expect((await get('/')).status).toBe(200)
})

test('the metrics show how pages were served', async () => {
  await get('/about')
  await get('/about')
  const metrics = (await get('/metrics')).body.toString()
  expect(metrics).toContain('edge_page_answers_total{outcome="hit"} 1')
  expect(metrics).toContain('edge_page_answers_total{outcome="miss"} 1')
  expect(metrics).toContain('edge_page_cache_entries 1')
  expect(metrics).toContain('edge_page_renders_in_flight 0')
  expect(metrics).toMatch(/edge_page_cache_bytes [1-9]/)
})

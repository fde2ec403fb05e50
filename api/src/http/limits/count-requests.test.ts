import { buildTestApp } from '../../testing/app'

test('a network address with too many requests is asked to wait [23.18, 27.8]', async () => {
  const shop = await buildTestApp({ limits: { requestsPerMinute: 3, countsLoopback: true } })
  const visitor = shop.visitor()
  for (let calls = 0; calls < 3; calls += 1) await visitor.get('/api/blogs')
  const answer = await visitor.get('/api/blogs')
  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(answer.json()).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many attempts. Please try again in a minute.',
  })
  await shop.close()
})

test('changing the address within one internet connection does not avoid the limit', async () => {
  const shop = await buildTestApp({ limits: { requestsPerMinute: 2 } })
  const ask = async (remoteAddress: string) =>
    (await shop.app.inject({ url: '/api/blogs', remoteAddress })).statusCode
  const line = [await ask('2001:db8:1:2::1'), await ask('2001:db8:1:2::2'), await ask('2001:db8:1:2:a::3')]
  expect(line).toEqual([200, 200, 429])
  expect(await ask('2001:db8:1:3::1')).toBe(200)
  await shop.close()
})

test('the shop’s own machine has no limit', async () => {
  const shop = await buildTestApp({ limits: { requestsPerMinute: 3 } })
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.visitor().get('/api/blogs')))
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200))
  await shop.close()
})

test("only a trusted proxy may set the client's address", async () => {
  const limits = { requestsPerMinute: 2 }
  const shop = await buildTestApp({ limits, config: { trustedProxies: ['loopback', '10.0.0.0/8'] } })
  const ask = async (remoteAddress: string, forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded }
    return (await shop.app.inject({ url: '/api/blogs', remoteAddress, headers })).statusCode
  }
  const throughEdge = [await ask('10.0.0.5', '203.0.113.1'), await ask('10.0.0.5', '203.0.113.2')]
  expect([...throughEdge, await ask('10.0.0.6', '203.0.113.3')]).toEqual([200, 200, 200])
  const pretending = [await ask('198.51.100.1', '203.0.113.4'), await ask('198.51.100.1', '203.0.113.5')]
  expect([...pretending, await ask('198.51.100.1', '203.0.113.6')]).toEqual([200, 200, 429])
  await shop.close()
})

describe("the edges' renderer", () => {
  const internalKey = 'k'.repeat(43)
  const remoteAddress = '172.30.9.5'
  const limits = { requestsPerMinute: 2, rendererRequestsPerMinute: 6 }
  let shop: Awaited<ReturnType<typeof buildTestApp>>
  beforeEach(async () => {
    shop = await buildTestApp({ limits, config: { internalKey } })
  })
  afterEach(() => shop.close())

  async function ask(times: number, url: string, headers: Record<string, string> = {}): Promise<number[]> {
    const statuses: number[] = []
    for (let time = 0; time < times; time += 1)
      statuses.push((await shop.app.inject({ url, remoteAddress, headers })).statusCode)
    return statuses
  }

  test("is recognised by its key, and is not throttled with its network's visitors", async () => {
    expect(await ask(3, '/api/blogs')).toEqual([200, 200, 429])
    const key = { 'x-internal-key': internalKey }
    expect(await ask(2, '/api/products', key)).toEqual([200, 200])
    expect(await ask(2, '/api/products/nothing', key)).toEqual([404, 404])
  })

  test('has its own limit, which does not affect visitors', async () => {
    expect(await ask(7, '/api/blogs', { 'x-internal-key': internalKey })).toEqual([
      ...Array(6).fill(200),
      429,
    ])
    expect(await ask(1, '/api/blogs')).toEqual([200])
  })

  test.each(['', 'k'.repeat(42), 'K'.repeat(43)])('cannot be impersonated with %j', async (guess) => {
    expect(await ask(3, '/api/blogs', { 'x-internal-key': guess })).toEqual([200, 200, 429])
  })

  test('counts like a visitor on routes that pages do not use', async () => {
    expect(await ask(3, '/api/session', { 'x-internal-key': internalKey })).toEqual([200, 200, 429])
  })
})

test('the renderer is unknown to a shop without a key', async () => {
  const shop = await buildTestApp({ limits: { requestsPerMinute: 1 } })
  const ask = async () =>
    shop.app.inject({ url: '/api/blogs', remoteAddress: '172.30.9.5', headers: { 'x-internal-key': '' } })
  expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 429])
  await shop.close()
})

import { sql } from 'drizzle-orm'
import { buildTestApp, PASSWORD, type TestApp } from '../../testing/app'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

const subscribe = { method: 'POST', url: '/api/subscribe', payload: { email: 'asha@example.in' } } as const

async function count(table: string): Promise<number> {
  const { rows } = await shop.database
    .connection()
    .execute(sql.raw(`select count(*)::int as count from ${table}`))
  return (rows as { count: number }[])[0]?.count ?? 0
}

test('a visitor gets a session cookie that scripts cannot read, and a CSRF cookie that they can [22.3]', async () => {
  const answer = await shop.visitor().get('/api/products')
  const [sid, token] = answer.cookies
  expect(sid).toMatchObject({ name: 'sid', httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(token).toMatchObject({ name: 'XSRF-TOKEN', sameSite: 'Lax', path: '/' })
  expect(token).not.toHaveProperty('httpOnly')
  expect(answer.headers['cache-control']).toBe('private, no-cache')
})

test('a visitor without a login has no row in the sessions table', async () => {
  await shop.visitor().post('/api/subscribe', { email: 'ravi@example.in' })
  expect(await count('sessions')).toBe(0)
})

test.each([
  ['no cookie and no header', async () => ({})],
  [
    'only the cookie',
    async () => {
      const visitor = shop.visitor()
      await visitor.get('/api/products')
      return { cookies: Object.fromEntries(visitor.cookies) }
    },
  ],
  [
    'a pair made up by another site',
    async () => {
      const pair = { sid: 'a'.repeat(43), 'XSRF-TOKEN': 'planted' }
      return { cookies: pair, headers: { 'x-xsrf-token': 'planted' } }
    },
  ],
  [
    'the token of another visitor',
    async () => {
      const [mine, other] = [shop.visitor(), shop.visitor()]
      await mine.get('/api/products')
      await other.get('/api/products')
      return {
        cookies: Object.fromEntries(mine.cookies),
        headers: { 'x-xsrf-token': other.cookies.get('XSRF-TOKEN') ?? '' },
      }
    },
  ],
])('a write with %s is refused and changes nothing [22.3, 23.17, 23.18]', async (_, forge) => {
  const before = await count('subscriptions')
  const answer = await shop.app.inject({ ...subscribe, ...(await forge()) })
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({ code: 'CSRF' })
  expect(await count('subscriptions')).toBe(before)
})

test.each([
  ['http://localhost:3000', 200],
  ['http://127.0.0.1:3000', 200],
  ['http://localhost:80', 200],
  ['https://evil.example', 403],
  ['null', 403],
])('a write from a page of %s gets status %i', async (origin, status) => {
  const visitor = shop.visitor()
  await visitor.get('/api/products')
  const answer = await visitor.send({ ...subscribe, headers: { origin } })
  expect(answer.statusCode).toBe(status)
})

test('a refused visitor can succeed on retry, because the refusal sets the cookies', async () => {
  const visitor = shop.visitor()
  await visitor.send(subscribe)
  expect((await visitor.send(subscribe)).statusCode).toBe(200)
})

test('login starts a new session and invalidates the previous CSRF token', async () => {
  const visitor = await shop.customer()
  const before = new Map(visitor.cookies)
  await visitor.post('/api/customers/login', { email: visitor.email, password: PASSWORD })
  expect(visitor.cookies.get('sid')).not.toBe(before.get('sid'))
  const headers = { 'x-xsrf-token': before.get('XSRF-TOKEN') ?? '' }
  expect((await visitor.send({ ...subscribe, headers })).statusCode).toBe(403)
  const old = await shop.app.inject({ url: '/api/orders', cookies: Object.fromEntries(before) })
  expect(old.statusCode).toBe(401)
})

test('the database contains no usable session cookie', async () => {
  const customer = await shop.customer()
  const { rows } = await shop.database.connection().execute(sql`select * from sessions`)
  expect(JSON.stringify(rows)).not.toContain(customer.cookies.get('sid'))
})

test('a session ends after thirty days', async () => {
  const customer = await shop.customer()
  shop.wait(29 * 24 * 3_600_000)
  expect((await customer.get('/api/orders')).statusCode).toBe(200)
  shop.wait(2 * 24 * 3_600_000)
  expect((await customer.get('/api/orders')).statusCode).toBe(401)
})

test('under https the cookies are secure and bound to the host [22.3]', async () => {
  const secure = await buildTestApp({ config: { publicOrigin: 'https://spices.example' } })
  const { cookies } = await secure.visitor().get('/api/session')
  expect(cookies).toMatchObject([
    { name: '__Host-sid', secure: true },
    { name: 'XSRF-TOKEN', secure: true },
  ])
  await secure.close()
})

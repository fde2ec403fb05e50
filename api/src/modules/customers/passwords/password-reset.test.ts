import { sql } from 'drizzle-orm'
import { buildTestApp, PASSWORD, type TestApp } from '../../../testing/app'
import { eventually } from '../../../testing/eventually'
import type { CustomersRepository } from '../customers.repository'
import { createAccountPassword } from './account-password'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.mails.length = 0
})

const links = () => shop.mails.filter(({ subject }) => subject.startsWith('Reset'))

async function requestToken(email: string): Promise<string> {
  await shop.visitor().post('/api/customers/forgot-password', { email })
  await eventually(() => links().length > 0)
  return /http:\/\/localhost:3000\/reset-password\/(\S+)/.exec(links()[0]?.text ?? '')?.[1] ?? ''
}

async function requests() {
  const { rows } = await shop.database.connection().execute('select id from reset_requests')
  return rows.length
}

async function requestReset(network: string, email: string) {
  const visitor = shop.visitor()
  await visitor.get('/api/session')
  return visitor.send({
    method: 'POST',
    url: '/api/customers/forgot-password',
    remoteAddress: network,
    payload: { email },
  })
}

function reset(token: string, newPassword = 'a new one', confirmPassword = newPassword) {
  return shop.visitor().post(`/api/customers/reset-password/${token}`, { newPassword, confirmPassword })
}

const logIn = (email: string, password: string) =>
  shop.visitor().post('/api/customers/login', { email, password })

test('a forgotten password is reset by a mailed link, which ends every session [16.6, 23.7]', async () => {
  const customer = await shop.customer()
  const token = await requestToken(customer.email)
  expect(links()).toMatchObject([{ to: customer.email }])

  expect((await reset(token)).statusCode).toBe(200)
  expect((await customer.get('/api/session')).json()).toEqual({ user: null })
  expect((await logIn(customer.email, PASSWORD)).statusCode).toBe(401)
  expect((await logIn(customer.email, 'a new one')).statusCode).toBe(200)
})

test('a reset link works once, and invalidates earlier ones [16.6]', async () => {
  const { email } = await shop.customer()
  const first = await requestToken(email)
  shop.mails.length = 0
  const second = await requestToken(email)
  expect((await reset(second)).statusCode).toBe(200)
  expect((await reset(second)).statusCode).toBe(400)
  expect((await reset(first)).statusCode).toBe(400)
})

test('an owner can sign in by resetting the password while strangers use up the address’s attempts', async () => {
  const { email } = await shop.customer()
  for (let guess = 1; guess <= 11; guess += 1) await logIn(email, 'wrong')
  expect((await logIn(email, PASSWORD)).statusCode).toBe(429)

  const token = await requestToken(email)
  const owner = shop.visitor()
  const form = { newPassword: 'a new one', confirmPassword: 'a new one' }
  expect((await owner.post(`/api/customers/reset-password/${token}`, form)).statusCode).toBe(200)
  expect((await logIn(email, 'a new one')).statusCode).toBe(429)
  const right = { email, password: 'a new one' }
  expect((await owner.post('/api/customers/login', right)).statusCode).toBe(200)
})

test('a reset link lasts half an hour [16.6]', async () => {
  const { email } = await shop.customer()
  const token = await requestToken(email)
  shop.wait(30 * 60_000)
  const answer = await reset(token)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    message: 'This reset link is invalid or has expired. Please request a new one.',
  })
})

test('an unknown address gets the same response as a known one, and no mail [14.13, 23.6]', async () => {
  const { email } = await shop.customer()
  const unknown = await shop.visitor().post('/api/customers/forgot-password', { email: 'nobody@example.in' })
  const known = await shop.visitor().post('/api/customers/forgot-password', { email })
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
  await eventually(async () => (await requests()) === 0 && links().length > 0)
  expect(links().map(({ to }) => to)).toEqual([email])
})

test('the response is made without a lookup, so its timing reveals no address [16.6]', async () => {
  const steps: string[] = []
  const looksUp = new Proxy({} as CustomersRepository, {
    get: (_, name) => () => steps.push(String(name)),
  })
  const nothing = async () => {}
  const { askForLink } = createAccountPassword({
    repository: looksUp,
    requests: { add: async (email) => void steps.push(`note ${email}`) },
    onAsked: () => steps.push('wake the job'),
    inTransaction: (work) => work(),
    endSessions: nothing,
    proofs: { take: nothing, forgive: nothing, takeBack: nothing },
    mail: { send: async () => undefined, waits: async () => false },
    confirmation: { confirmed: nothing },
    emailLinks: { removeOthers: nothing },
    publicOrigin: '',
    now: () => new Date(),
  })
  await askForLink('asha@example.in', 'en')
  expect(steps).toEqual(['note asha@example.in', 'wake the job'])
})

test('a mailbox gets at most ten links in a quarter of an hour, from however many networks', async () => {
  const { email } = await shop.customer()
  const networks = Array.from({ length: 12 }, (_, index) => `203.0.113.${index + 1}`)
  await Promise.all(networks.map((network) => requestReset(network, email)))
  await eventually(async () => (await requests()) === 0 && links().length >= 10)
  expect(links()).toHaveLength(10)
  shop.wait(16 * 60_000)
  await requestReset('203.0.113.99', email)
  await eventually(() => links().length === 11)
})

test('a link that cannot be created blocks no others, is retried, and is given up in the end', async () => {
  const [unlucky, lucky] = [await shop.customer('unlucky'), await shop.customer('lucky')]
  const connection = shop.database.connection()
  const trouble = async () => {
    const { rows } = await connection.execute(
      'select attempts, trouble, due_at is null as given_up from reset_requests',
    )
    return rows
  }
  // Numbers the refusals, so that the stored error shows which attempt it is from.
  await connection.execute('create sequence refusals')
  await connection.execute(
    sql.raw(`create function refuse_token() returns trigger language plpgsql as $$
      begin
        if new.customer_id = '${unlucky.id}' then raise exception 'No room, %', nextval('refusals'); end if;
        return new;
      end $$`),
  )
  await connection.execute(
    'create trigger refuse_token before insert on reset_tokens for each row execute function refuse_token()',
  )
  await shop.visitor().post('/api/customers/forgot-password', { email: unlucky.email })
  await eventually(async () => JSON.stringify(await trouble()).includes('No room, 1'))
  for (let attempts = 2; attempts <= 6; attempts += 1) {
    shop.wait(30 * 60_000)
    shop.mails.length = 0
    await requestToken(lucky.email)
    await eventually(async () => JSON.stringify(await trouble()).includes(`No room, ${attempts}`))
  }
  expect(await trouble()).toEqual([{ attempts: 6, trouble: 'No room, 6', given_up: true }])
  await connection.execute('drop trigger refuse_token on reset_tokens')
  await connection.execute('delete from reset_requests')
})

test('a network may request thirty links in a quarter of an hour', async () => {
  const statuses: number[] = []
  for (let number = 1; number <= 31; number += 1)
    statuses.push((await requestReset('198.51.100.1', `asha-${number}@example.com`)).statusCode)
  expect(statuses).toEqual([...Array(30).fill(200), 429])
})

test.each([
  ['', '', 'Both fields are required.'],
  ['one', '', 'Both fields are required.'],
  ['one', 'other', 'Passwords do not match.'],
])('passwords %j and %j are refused with: %s [23.7]', async (newPassword, confirmPassword, message) => {
  const { email } = await shop.customer()
  const token = await requestToken(email)
  const answer = await reset(token, newPassword, confirmPassword)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ message })
  expect((await reset(token)).statusCode).toBe(200)
})

test.each(['x', '%20', 'a'.repeat(90)])('a made-up link is refused: %.10s', async (token) => {
  expect((await reset(token)).statusCode).toBe(400)
})

test('the database contains no usable reset token [16.6]', async () => {
  const { email } = await shop.customer()
  const token = await requestToken(email)
  const { rows } = await shop.database.connection().execute(sql`select * from reset_tokens`)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(token)
})

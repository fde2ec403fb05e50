import { buildTestApp, type TestApp } from '../../testing/app'
import { eventually } from '../../testing/eventually'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

async function subscriptions() {
  const { rows } = await shop.database.connection().execute('select email from subscriptions')
  return rows
}

test('the same address, however written, subscribes once [3.15]', async () => {
  const visitor = shop.visitor()
  for (const email of ['asha@example.in', ' ASHA@example.in', 'asha@example.in']) {
    const answer = await visitor.post('/api/subscribe', { email })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ message: 'Subscription successful! Thank you.' })
  }
  expect(await subscriptions()).toEqual([{ email: 'asha@example.in' }])
})

test.each([{}, { email: '' }, { email: 'asha' }, { email: 7 }, { email: `${'a'.repeat(300)}@example.in` }])(
  'an invalid address is refused and changes nothing: %j [3.15, 23.18]',
  async (body) => {
    const before = await subscriptions()
    const answer = await shop.visitor().post('/api/subscribe', body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ message: 'Please enter a valid email.' })
    expect(await subscriptions()).toEqual(before)
  },
)

const confirmLinks = (email: string) =>
  shop.mails
    .filter(({ to, subject }) => to === email && subject.startsWith('Confirm'))
    .map(({ text }) => /\/newsletter\/confirm\/(\S+)/.exec(text)?.[1] ?? '')

async function requestLink(email: string): Promise<string> {
  await shop.visitor().post('/api/subscribe', { email })
  await eventually(() => confirmLinks(email).length > 0)
  return confirmLinks(email).at(-1) ?? ''
}

const confirm = (token: string) => shop.visitor().post('/api/newsletter/confirm', { token })

const welcomes = (email: string) =>
  shop.mails.filter(({ to, subject }) => to === email && subject.startsWith('You’re subscribed'))

async function fetchState(email: string) {
  const { rows } = await shop.database
    .connection()
    .execute(`select confirmed_at is not null as confirmed from subscriptions where email = '${email}'`)
  return rows
}

/** Unsubscribes like a mail program, using a mail's headers. */
async function oneClick(email: string) {
  const [mail] = welcomes(email)
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const address =
    /^<http:\/\/localhost:3000(\S+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  const answer = await shop.app.inject({
    method: 'POST',
    url: address,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  return { address, answer }
}

test('an address is subscribed only once its owner confirms it by the mailed link [3.16, 23.3]', async () => {
  const token = await requestLink('kavya@example.in')
  expect(await fetchState('kavya@example.in')).toEqual([{ confirmed: false }])
  expect((await confirm(token)).statusCode).toBe(200)
  expect(await fetchState('kavya@example.in')).toEqual([{ confirmed: true }])
  await eventually(() => welcomes('kavya@example.in').length === 1)
})

test('a confirmation link opened twice confirms once', async () => {
  const token = await requestLink('divya@example.in')
  const answers = await Promise.all([confirm(token), confirm(token), confirm(token)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  await eventually(() => welcomes('divya@example.in').length > 0)
  expect(welcomes('divya@example.in')).toHaveLength(1)
})

test('a subscriber unsubscribes with one click in the mail program, and can repeat it [3.16]', async () => {
  await confirm(await requestLink('meena@example.in'))
  await eventually(() => welcomes('meena@example.in').length === 1)
  const { address, answer } = await oneClick('meena@example.in')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(await fetchState('meena@example.in')).toEqual([])
  expect((await oneClick('meena@example.in')).answer.statusCode).toBe(200)
  expect(address).toMatch(/^\/api\/newsletter\/unsubscribe\//)
})

test('opening the unsubscribe link changes nothing, and leads to the page that unsubscribes', async () => {
  await confirm(await requestLink('tara@example.in'))
  await eventually(() => welcomes('tara@example.in').length === 1)
  const link = welcomes('tara@example.in')[0]?.headers?.['List-Unsubscribe'] ?? ''
  const address = link.replace(/^<http:\/\/localhost:3000|>$/g, '')
  const answer = await shop.app.inject(address)
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe(address.replace('/api', ''))
  expect(await fetchState('tara@example.in')).toEqual([{ confirmed: true }])
})

test('repeated requests do not fill a mailbox', async () => {
  const email = 'busy@example.in'
  for (let count = 0; count < 5; count += 1) await shop.visitor().post('/api/subscribe', { email })
  await eventually(() => confirmLinks(email).length > 0)
  expect(confirmLinks(email)).toHaveLength(1)
  shop.wait(16 * 60_000)
  await shop.visitor().post('/api/subscribe', { email })
  await eventually(() => confirmLinks(email).length === 2)
})

test('a request repeated after a lost response sends one mail, however late', async () => {
  const email = 'tunnel@example.in'
  const visitor = shop.visitor()
  await visitor.get('/api/session')
  const ask = (key: string) =>
    visitor.send({
      method: 'POST',
      url: '/api/subscribe',
      payload: { email },
      headers: { 'idempotency-key': key },
    })
  await ask('1795633791430-87')
  await eventually(() => confirmLinks(email).length === 1)
  shop.wait(60 * 60_000)
  expect((await ask('1795633791430-87')).statusCode).toBe(200)
  expect(confirmLinks(email)).toHaveLength(1)
  await ask('1795633791999-12')
  await eventually(() => confirmLinks(email).length === 2)
})

test('an expired link does not subscribe an unconfirmed address', async () => {
  const token = await requestLink('late@example.in')
  shop.wait(8 * 24 * 3_600_000)
  const answer = await confirm(token)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    message: 'This link is invalid or has expired. Please subscribe again.',
  })
  expect(await fetchState('late@example.in')).toEqual([{ confirmed: false }])
})

test.each(['x', '%00', 'a'.repeat(300)])('a made-up confirmation link is refused: %.10s', async (token) => {
  expect((await confirm(token)).statusCode).toBe(400)
})

test.each(['x', '0b9c8a34-0000-4000-8000-00000000000'])(
  'a broken unsubscribe link is refused: %s',
  async (token) => {
    const answer = await shop.app.inject({ method: 'POST', url: `/api/newsletter/unsubscribe/${token}` })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ message: 'This link is invalid.' })
  },
)

test('the database contains no usable confirmation link', async () => {
  const token = await requestLink('secret@example.in')
  const { rows } = await shop.database.connection().execute('select * from subscriptions')
  expect(JSON.stringify(rows)).not.toContain(token)
})

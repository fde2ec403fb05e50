import { buildTestApp, PASSWORD, type TestApp } from '../../../../testing/app'
import { eventually } from '../../../../testing/eventually'
import { buildOrder } from '../../../../testing/orders'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.mails.length = 0
})

const listMails = (email: string) => shop.mails.filter(({ to }) => to === email)
const listSubjects = (email: string) => listMails(email).map(({ subject }) => subject)

const LINK = /http:\/\/localhost:3000\/email\/confirm\/(\S+)/
const listTokens = (email: string) => listMails(email).flatMap(({ text }) => LINK.exec(text)?.[1] ?? [])

async function waitForToken(email: string): Promise<string> {
  await eventually(() => listTokens(email).length > 0)
  return listTokens(email).at(-1) ?? ''
}

const confirm = (token: unknown) => shop.visitor().post('/api/customers/confirm-email', { token })

const fetchEmailState = async (browser: { get: (url: string) => Promise<{ json: () => unknown }> }) =>
  (await browser.get('/api/customers/email')).json()

/** Waits until all mails have been sent, except those that wait for an address to be confirmed. */
async function untilSent() {
  const isDue = 'select id from outbox where due_at is not null'
  await eventually(async () => (await shop.database.connection().execute(isDue)).rows.length === 0)
}

test('a registration sends one mail, which confirms the address; earlier mails wait for that [15.11]', async () => {
  const customer = await shop.newcomer('meera')
  const { email } = customer
  const token = await waitForToken(email)
  await untilSent()
  expect(listSubjects(email)).toEqual([expect.stringMatching(/^Please confirm your email address/)])
  expect(await fetchEmailState(customer)).toEqual({
    email: { address: email, isConfirmed: false, newAddress: null },
  })

  const answer = await confirm(token)
  expect([answer.statusCode, answer.json()]).toEqual([200, { outcome: 'confirmed' }])
  expect(await fetchEmailState(customer)).toMatchObject({ email: { isConfirmed: true } })
  await eventually(() => listSubjects(email).length === 2)
  expect(listSubjects(email)[1]).toMatch(/^Welcome to/)
})

test('nothing a registering person typed reaches an unconfirmed address [15.11]', async () => {
  const { email } = await shop.newcomer('bhavani')
  await waitForToken(email)
  await shop.visitor().post('/api/customers/forgot-password', { email })
  await eventually(() => listMails(email).length === 2)
  for (const { subject, text, html } of listMails(email))
    expect(`${subject} ${text} ${html}`).not.toMatch(/bhavani|Rao/)
})

test('a customer can buy before confirming the address [15.11]', async () => {
  const customer = await shop.newcomer()
  const answer = await customer.post('/api/orders', buildOrder(customer.id, 'ORD-1'))
  expect(answer.statusCode).toBe(201)
})

test('a link confirms once, and says so if it is opened again, even twice at once', async () => {
  const { email } = await shop.newcomer()
  const token = await waitForToken(email)
  const both = await Promise.all([confirm(token), confirm(token)])
  expect(both.map((answer) => answer.json().outcome).sort()).toEqual(['confirmed', 'used'])
  expect((await confirm(token)).json()).toEqual({ outcome: 'used' })
  await untilSent()
  expect(listSubjects(email).filter((subject) => /^Welcome/.test(subject))).toHaveLength(1)
})

test('a link lasts a week, and an expired one is distinguished from an invalid one', async () => {
  const customer = await shop.newcomer()
  const token = await waitForToken(customer.email)
  shop.wait(7 * 24 * 3_600_000)
  const old = await confirm(token)
  expect(old.statusCode).toBe(410)
  expect(old.json()).toMatchObject({
    message: 'This link has expired. You can get a new one in your account.',
  })
  const unknown = await confirm('made-up')
  expect(unknown.statusCode).toBe(400)
  expect(unknown.json()).toMatchObject({
    message:
      'This link is incomplete. Please open it from the email again, or get a new one in your account.',
  })
  expect(await fetchEmailState(customer)).toMatchObject({ email: { isConfirmed: false } })
})

test.each([undefined, '', 7, { $ne: '' }, 'a'.repeat(101)])(
  'a malformed token is refused with a message: %j',
  async (token) => {
    const answer = await confirm(token)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      message:
        'This link is incomplete. Please open it from the email again, or get a new one in your account.',
    })
  },
)

test('a browser without scripts and cookies submits the form, and gets a page with the outcome [15.11]', async () => {
  const customer = await shop.newcomer()
  const token = await waitForToken(customer.email)
  const post = (payload: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/customers/confirm-email',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
  const steps = [await post(`token=${token}`), await post(`token=${token}`), await post('token=made-up')]
  expect(steps.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
    [303, '/email/confirmed'],
    [303, '/email/used'],
    [303, '/email/unknown'],
  ])
  expect((await post('')).statusCode).toBe(400)
  expect(await fetchEmailState(customer)).toMatchObject({ email: { isConfirmed: true } })
})

test('the account can resend the link up to five times a day, and each link works [17.28]', async () => {
  const customer = await shop.newcomer()
  const { email } = customer
  await waitForToken(email)
  const again = () => customer.post('/api/customers/confirmation-mail')
  for (let times = 1; times <= 4; times += 1) {
    const answer = await again()
    expect(answer.json()).toEqual({
      message: `We’ve emailed a link to ${email}. Open it to confirm your email address.`,
    })
  }
  const refused = await again()
  expect(refused.statusCode).toBe(429)
  expect(refused.json().message).toMatch(/^We’ve already sent several emails to this address today\./)
  await eventually(() => listTokens(email).length === 5)
  expect((await confirm(listTokens(email)[1])).json()).toEqual({ outcome: 'confirmed' })
  expect((await confirm(listTokens(email)[3])).json()).toEqual({ outcome: 'used' })
  expect((await again()).json()).toEqual({ message: 'Your email address is confirmed.' })
})

test('a password reset by mail confirms the address as well', async () => {
  const customer = await shop.newcomer()
  const { email } = customer
  await shop.visitor().post('/api/customers/forgot-password', { email })
  await eventually(() => listSubjects(email).some((subject) => /^Reset/.test(subject)))
  const reset = listMails(email).flatMap(({ text }) => /reset-password\/(\S+)/.exec(text)?.[1] ?? [])[0]
  const form = { newPassword: 'a new one', confirmPassword: 'a new one' }
  await shop.visitor().post(`/api/customers/reset-password/${reset}`, form)
  await eventually(() => listSubjects(email).some((subject) => /^Welcome/.test(subject)))
  await eventually(() => listSubjects(email).some((subject) => /was changed$/.test(subject)))
})

test("strangers can have at most twenty mails a day sent to a mailbox, without blocking the owner's browser [27.11]", async () => {
  const customer = await shop.newcomer()
  const { email } = customer
  const ask = async (network: string, browser = shop.visitor()) => {
    await browser.get('/api/session')
    return browser.send({
      method: 'POST',
      url: '/api/customers/forgot-password',
      remoteAddress: network,
      payload: { email },
    })
  }
  const statuses: number[] = []
  for (let number = 1; number <= 20; number += 1) {
    shop.wait(20 * 60_000)
    statuses.push((await ask(`203.0.113.${number}`)).statusCode)
  }
  expect(statuses).toEqual([...Array(19).fill(200), 429])
  const refused = await ask('203.0.113.99')
  expect(refused.json().message).toMatch(/^Too many attempts\. Please try again in \d+ hours\.$/)
  expect((await ask('203.0.113.99', customer)).statusCode).toBe(200)
})

test('a visitor learns no email address and can request no confirmation mail', async () => {
  expect(await fetchEmailState(shop.visitor())).toEqual({ email: null })
  expect((await shop.visitor().post('/api/customers/confirmation-mail')).statusCode).toBe(401)
})

test('the database contains no usable link', async () => {
  const { email } = await shop.newcomer()
  const token = await waitForToken(email)
  const { rows } = await shop.database.connection().execute('select * from email_links')
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a login on a new device is mailed to the customer, one on a known device is not [22.7]', async () => {
  const { email, ...browser } = await shop.customer()
  const login = { email, password: PASSWORD }
  await browser.post('/api/customers/login', login)
  await browser.post('/api/customers/login', login)
  const phone = shop.visitor()
  await phone.get('/api/session')
  await phone.send({
    method: 'POST',
    url: '/api/customers/login',
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36' },
    payload: login,
  })
  const isNews = (subject: string) => /^New sign-in to your/.test(subject)
  await eventually(() => listSubjects(email).filter(isNews).length === 2)
  await untilSent()
  const news = listMails(email).filter(({ subject }) => isNews(subject))
  expect(news).toHaveLength(2)
  expect(news[1]?.text).toContain('Chrome on Android')
})

import { buildTestApp, PASSWORD, type TestApp, type TestCustomer } from '../../testing/app'
import { openBrowser } from '../../testing/browser'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

const asha = {
  firstname: 'Asha',
  lastname: 'Rao',
  email: 'Asha.Rao@Example.in',
  mobilenumber: '9876543210',
  password: PASSWORD,
}

/** Logs a customer in by password, so that the browser becomes known. */
async function logInByPassword(customer: TestCustomer): Promise<TestCustomer> {
  await customer.post('/api/customers/login', { email: customer.email, password: PASSWORD })
  return customer
}

test('a customer registers, logs in, and stays signed in until logging out [1.21, 17.4, 23.4, 23.5]', async () => {
  const visitor = shop.visitor()
  expect((await visitor.post('/api/customers/register', asha)).statusCode).toBe(201)

  const login = await visitor.post('/api/customers/login', {
    email: 'ASHA.rao@example.in',
    password: PASSWORD,
  })
  const user = {
    id: expect.any(String),
    firstname: 'Asha',
    lastname: 'Rao',
    email: 'asha.rao@example.in',
    phone: '9876543210',
    countryCode: '+91',
  }
  expect(login.statusCode).toBe(200)
  expect(login.json()).toEqual({ message: 'Login successful!', user })
  expect(login.headers['cache-control']).toBe('no-store')
  expect((await visitor.get('/api/session')).json()).toEqual({ user })

  const cookies = Object.fromEntries(visitor.cookies)
  await visitor.post('/api/customers/logout')
  expect((await visitor.get('/api/session')).json()).toEqual({ user: null })
  const stolen = await shop.app.inject({ url: '/api/session', cookies })
  expect(stolen.json()).toEqual({ user: null })
})

test('an email address can be registered once, however it is written [15.7, 23.5]', async () => {
  const { email } = await shop.customer('ravi')
  const answer = await shop
    .visitor()
    .post('/api/customers/register', { ...asha, email: ` ${email.toUpperCase()} ` })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ message: 'Email already exists. Please log in instead.' })
})

test('a mobile number is normalised, with its country code', async () => {
  const { email } = await registered({ mobilenumber: '+91 (0) 98765-43210' })
  expect(await fetchUser(email)).toMatchObject({ phone: '9876543210', countryCode: '+91' })
  const abroad = await registered({ mobilenumber: '+44 7911 123456' })
  expect(await fetchUser(abroad.email)).toMatchObject({ phone: '7911123456', countryCode: '+44' })
})

test('a customer can log in with another encoding of an accented address', async () => {
  await registered({ email: 'Jose\u0301@example.in' })
  expect(await fetchUser('jos\u00e9@example.in')).toMatchObject({ email: 'jos\u00e9@example.in' })
})

test('one mailbox has one account, however its address is typed [15.7]', async () => {
  const { email } = await registered({ email: 'meera@b\u00fccher.example' })
  for (const typed of [
    'Meera@B\u00dcCHER.example',
    'meera@xn--bcher-kva.example',
    '\u202ameera@b\u00fccher.example\u202c',
    'me\u200bera@bu\u0308cher.example',
  ]) {
    const again = await shop.visitor().post('/api/customers/register', { ...asha, email: typed })
    expect([typed, again.statusCode]).toEqual([typed, 409])
    expect(await fetchUser(typed)).toMatchObject({ email: 'meera@xn--bcher-kva.example' })
  }
  expect(email).toBe('meera@b\u00fccher.example')
})

test.each([
  '<v@example.in>',
  'Account locked: call 1800<v@example.in>',
  '"v"@example.in',
  '(c)v@example.in',
  'v@example.in,',
  'v@example.in;',
  'g:v@example.in;',
])('registering with %s is refused, and no mail is sent', async (email) => {
  const before = shop.mails.length
  const answer = await shop.visitor().post('/api/customers/register', { ...asha, email })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ message: 'Please check your inputs and try again.' })
  expect(shop.mails).toHaveLength(before)
})

let registrations = 0
async function registered(form: Partial<typeof asha>) {
  registrations += 1
  const whole = { ...asha, email: `registered-${registrations}@example.in`, ...form }
  expect((await shop.visitor().post('/api/customers/register', whole)).statusCode).toBe(201)
  return whole
}

async function fetchUser(email: string) {
  const answer = await shop.visitor().post('/api/customers/login', { email, password: PASSWORD })
  return answer.json().user
}

test('fifty simultaneous registrations of one address create one account', async () => {
  const open = await buildTestApp({ limits: { attemptsPerVisitor: 100, mailsPerEmail: 100 } })
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => open.visitor().post('/api/customers/register', asha)),
  )
  const statuses = answers.map((answer) => answer.statusCode).sort()
  expect(statuses).toEqual([201, ...Array(49).fill(409)])
  await open.close()
})

test.each([
  ['nothing', {}],
  ['a missing field', { ...asha, lastname: undefined }],
  ['an empty field', { ...asha, firstname: '  ' }],
  ['a number for a name', { ...asha, firstname: 7 }],
  ['an object for a password', { ...asha, password: { $ne: null } }],
  ['an over-long name', { ...asha, firstname: 'a'.repeat(101) }],
  ['an over-long password', { ...asha, password: 'a'.repeat(1025) }],
  ['a password of too many bytes', { ...asha, password: 'ü'.repeat(600) }],
  ['no email address', { ...asha, email: 'asha' }],
  ['an email address without a dot in its domain', { ...asha, email: 'asha@shop' }],
  ['a number of five digits', { ...asha, mobilenumber: '98765' }],
  ['a number of sixteen digits', { ...asha, mobilenumber: '9876543210987654' }],
  ['letters for a number', { ...asha, mobilenumber: 'call me' }],
  ['a fraction for a number', { ...asha, mobilenumber: 98765.5 }],
  ['a NUL character', { ...asha, firstname: 'A\0' }],
])(
  'registration with %s is refused with the specified message [23.5, 27.1, 27.2, 27.3, 27.6]',
  async (_, form) => {
    const answer = await shop.visitor().post('/api/customers/register', { ...form })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ message: 'Please check your inputs and try again.' })
  },
)

test.each([
  ['a wrong password', (email: string) => ({ email, password: 'wrong' })],
  ['an unknown address', () => ({ email: 'nobody@example.in', password: PASSWORD })],
])('login with %s is refused with the same message [23.4]', async (_, form) => {
  const { email } = await shop.customer()
  const answer = await shop.visitor().post('/api/customers/login', form(email))
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({ message: 'Invalid email or password.' })
})

test.each([
  {},
  { email: '', password: '' },
  { email: 'a@b.in' },
  { email: ['a@b.in'], password: 'x' },
  { email: '\0', password: 'x' },
])('login without both fields is refused with the specified message: %j', async (form) => {
  const answer = await shop.visitor().post('/api/customers/login', form)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ message: 'Email and Password are required.' })
})

test('after ten wrong passwords even the right one has to wait a quarter of an hour [22.6]', async () => {
  const { email } = await shop.customer()
  const wrong = await Promise.all(
    Array.from({ length: 12 }, () =>
      shop.visitor().post('/api/customers/login', { email, password: 'wrong' }),
    ),
  )
  expect(wrong.filter((answer) => answer.statusCode === 401)).toHaveLength(10)
  const right = { email, password: PASSWORD }
  const answer = await shop.visitor().post('/api/customers/login', right)
  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(900)
  shop.wait(15 * 60_000)
  expect((await shop.visitor().post('/api/customers/login', right)).statusCode).toBe(200)
})

test('the wait doubles each time ten attempts are used up [22.8]', async () => {
  const { email } = await shop.customer()
  const waitAfterTen = async () => {
    for (let guess = 1; guess <= 10; guess += 1) await logInByNetwork('203.0.113.40', { email })
    return Number((await logInByNetwork('203.0.113.40', { email })).headers['retry-after']) / 60
  }
  for (const minutes of [15, 30, 60]) {
    expect(await waitAfterTen()).toBe(minutes)
    shop.wait(minutes * 60_000)
  }
  const right = await logInByNetwork('203.0.113.40', { email, password: PASSWORD })
  expect(right.statusCode).toBe(200)
  expect(await waitAfterTen()).toBe(15)
})

test('one phone’s wrong passwords do not lock out others on its network [22.6]', async () => {
  const [guessed, other] = [await shop.customer(), await shop.customer()]
  for (let guess = 1; guess <= 11; guess += 1) await logInByNetwork('203.0.113.20', { email: guessed.email })
  const right = { email: other.email, password: PASSWORD }
  expect((await logInByNetwork('203.0.113.20', right)).statusCode).toBe(200)
})

test('a network that guesses at many accounts is throttled to one attempt in ten seconds, and locks nobody out [22.8]', async () => {
  const open = await buildTestApp({ limits: { wrongLoginsPerNetwork: 10 } })
  const { email, cookies } = await logInByPassword(await open.customer())
  const network = '203.0.113.21'
  const guess = (number: number) => logInByNetwork(network, { email: `guess-${number}@example.in` }, open)
  const statuses: number[] = []
  for (let number = 1; number <= 12; number += 1) statuses.push((await guess(number)).statusCode)
  expect(statuses).toEqual([...Array(11).fill(401), 429])
  const right = { email, password: PASSWORD }
  const refused = await logInByNetwork(network, right, open)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(10)
  expect((await logInByNetwork(network, right, open, cookies)).statusCode).toBe(200)
  open.wait(10_000)
  expect((await logInByNetwork(network, right, open)).statusCode).toBe(200)
  await open.close()
})

test("an account guessed at by many networks is throttled for strangers, but not for its owner's browser [22.6]", async () => {
  const open = await buildTestApp({ limits: { wrongLoginsPerEmail: 10 } })
  const { email, cookies } = await logInByPassword(await open.customer())
  for (let network = 1; network <= 11; network += 1)
    await logInByNetwork(`198.51.100.${network}`, { email }, open)
  const right = { email, password: PASSWORD }
  const refused = await logInByNetwork('198.51.100.99', right, open)
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ message: 'Too many attempts. Please try again in a minute.' })
  expect((await logInByNetwork('198.51.100.98', right, open, cookies)).statusCode).toBe(200)
  // An attempt refused by the throttle does not count.
  for (let refusals = 1; refusals <= 12; refusals += 1) await logInByNetwork('198.51.100.99', right, open)
  open.wait(10_000)
  expect((await logInByNetwork('198.51.100.99', right, open)).statusCode).toBe(200)
  await open.close()
})

test("successful logins do not use up their network's attempts", async () => {
  const { email } = await shop.customer()
  for (let login = 1; login <= 12; login += 1) {
    const answer = await logInByNetwork('203.0.113.30', { email, password: PASSWORD })
    expect(answer.statusCode).toBe(200)
  }
})

test('a stranger’s wrong passwords do not lock the owner out of a browser that logged in before [22.6]', async () => {
  const owner = await logInByPassword(await shop.customer())
  await owner.post('/api/customers/logout')
  for (let network = 1; network <= 12; network += 1)
    await logInByNetwork(`203.0.113.${network + 100}`, { email: owner.email, password: 'wrong' })
  const right = { email: owner.email, password: PASSWORD }
  expect((await owner.post('/api/customers/login', right)).statusCode).toBe(200)
  expect((await logInByNetwork('203.0.113.150', right)).statusCode).toBe(200)
})

test('a browser known for one account has no extra attempts for another', async () => {
  const stranger = await shop.customer()
  const { email } = await shop.customer()
  const statuses: number[] = []
  for (let guess = 1; guess <= 11; guess += 1)
    statuses.push((await stranger.post('/api/customers/login', { email, password: 'wrong' })).statusCode)
  expect(statuses).toEqual([...Array(10).fill(401), 429])
})

test('the owner’s own browser has only ten attempts, too', async () => {
  const thief = await shop.customer()
  const wrong = { email: thief.email, password: 'wrong' }
  const statuses: number[] = []
  for (let guess = 1; guess <= 11; guess += 1)
    statuses.push((await thief.post('/api/customers/login', wrong)).statusCode)
  expect(statuses).toEqual([...Array(10).fill(401), 429])
})

test('attempts are counted across all servers on a database [22.6]', async () => {
  const servers = await Promise.all([1, 2].map(() => shop.another()))
  const email = 'shared@example.in'
  const answers = await Promise.all(
    Array.from({ length: 14 }, (_, index) =>
      openBrowser(servers[index % 2] ?? shop.app).post('/api/customers/login', { email, password: 'wrong' }),
    ),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4)
})

async function logInByNetwork(
  network: string,
  form: { email: string; password?: string },
  { visitor: newVisitor } = shop,
  cookies = new Map<string, string>(),
) {
  const visitor = newVisitor()
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
  await visitor.get('/api/session')
  const payload = { password: 'wrong', ...form }
  return visitor.send({ method: 'POST', url: '/api/customers/login', remoteAddress: network, payload })
}

test.each(['See https://evil.example', 'www.evil.example', 'pay/now', 'evil.com'])(
  'a name that could be a link in a mail is refused, and nobody is registered: %s [15.10]',
  async (firstname) => {
    const email = 'victim@example.in'
    const answer = await shop.visitor().post('/api/customers/register', { ...asha, email, firstname })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ message: 'Please write your name without web or email addresses.' })
    expect(
      (await shop.visitor().post('/api/customers/login', { email, password: PASSWORD })).statusCode,
    ).toBe(401)
  },
)

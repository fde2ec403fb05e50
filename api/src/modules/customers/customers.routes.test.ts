import { buildTestApp, PASSWORD, type TestApp } from '../../testing/app'
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

test('who registers can log in, and is known until logging out [1.21, 17.4, 23.4, 23.5]', async () => {
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

test('an e-mail address is taken once, however it is written [15.7, 23.5]', async () => {
  const { email } = await shop.customer('ravi')
  const answer = await shop
    .visitor()
    .post('/api/customers/register', { ...asha, email: ` ${email.toUpperCase()} ` })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ message: 'Email already exists. Please log in instead.' })
})

test('a mobile number is kept in one form, and its country with it', async () => {
  const { email } = await registered({ mobilenumber: '+91 (0) 98765-43210' })
  expect(await userOf(email)).toMatchObject({ phone: '9876543210', countryCode: '+91' })
  const abroad = await registered({ mobilenumber: '+44 7911 123456' })
  expect(await userOf(abroad.email)).toMatchObject({ phone: '7911123456', countryCode: '+44' })
})

test('who typed the accent of their address in another way logs in all the same', async () => {
  await registered({ email: 'Jose\u0301@example.in' })
  expect(await userOf('jos\u00e9@example.in')).toMatchObject({ email: 'jos\u00e9@example.in' })
})

let registrations = 0
async function registered(form: Partial<typeof asha>) {
  registrations += 1
  const whole = { ...asha, email: `registered-${registrations}@example.in`, ...form }
  expect((await shop.visitor().post('/api/customers/register', whole)).statusCode).toBe(201)
  return whole
}

async function userOf(email: string) {
  const answer = await shop.visitor().post('/api/customers/login', { email, password: PASSWORD })
  return answer.json().user
}

test('fifty registrations of one address at once make one account', async () => {
  const open = await buildTestApp({ limits: { triesPerAddress: 100 } })
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => open.visitor().post('/api/customers/register', asha)),
  )
  const statuses = answers.map((answer) => answer.statusCode).sort()
  expect(statuses).toEqual([201, ...Array(49).fill(409)])
  await open.close()
})

test.each([
  ['nothing', {}],
  ['a field missing', { ...asha, lastname: undefined }],
  ['an empty field', { ...asha, firstname: '  ' }],
  ['a number for a name', { ...asha, firstname: 7 }],
  ['an object for a password', { ...asha, password: { $ne: null } }],
  ['an over-long name', { ...asha, firstname: 'a'.repeat(101) }],
  ['an over-long password', { ...asha, password: 'a'.repeat(1025) }],
  ['a password of too many bytes', { ...asha, password: 'ü'.repeat(600) }],
  ['no e-mail address', { ...asha, email: 'asha' }],
  ['an e-mail address that has no dot in its domain', { ...asha, email: 'asha@shop' }],
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
])('login with %s is refused in the same words [23.4]', async (_, form) => {
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

test('a network that guessed wrong ten times waits, whichever addresses it guessed at', async () => {
  const statuses: number[] = []
  for (let guess = 1; guess <= 11; guess += 1)
    statuses.push((await logInFrom('203.0.113.20', { email: `guess-${guess}@example.in` })).statusCode)
  expect(statuses).toEqual([...Array(10).fill(401), 429])
  expect((await logInFrom('203.0.113.21', { email: 'guess-11@example.in' })).statusCode).toBe(401)
})

test('logins that succeed use up nothing of their network', async () => {
  const { email } = await shop.customer()
  for (let login = 1; login <= 12; login += 1) {
    const answer = await logInFrom('203.0.113.30', { email, password: PASSWORD })
    expect(answer.statusCode).toBe(200)
  }
})

test('a stranger’s wrong passwords do not lock the owner out of a browser that logged in before [22.6]', async () => {
  const owner = await shop.customer()
  await owner.post('/api/customers/logout')
  for (let network = 1; network <= 12; network += 1)
    await logInFrom(`203.0.113.${network + 100}`, { email: owner.email, password: 'wrong' })
  const right = { email: owner.email, password: PASSWORD }
  expect((await logInFrom('203.0.113.150', right)).statusCode).toBe(429)
  expect((await owner.post('/api/customers/login', right)).statusCode).toBe(200)
})

test('a browser that knows one owner has no tries of its own for another', async () => {
  const stranger = await shop.customer()
  const { email } = await shop.customer()
  const statuses: number[] = []
  for (let guess = 1; guess <= 11; guess += 1)
    statuses.push((await stranger.post('/api/customers/login', { email, password: 'wrong' })).statusCode)
  expect(statuses).toEqual([...Array(10).fill(401), 429])
})

test('the owner’s own browser may be wrong only ten times, too', async () => {
  const thief = await shop.customer()
  const wrong = { email: thief.email, password: 'wrong' }
  const statuses: number[] = []
  for (let guess = 1; guess <= 11; guess += 1)
    statuses.push((await thief.post('/api/customers/login', wrong)).statusCode)
  expect(statuses).toEqual([...Array(10).fill(401), 429])
})

test('tries are counted by all servers on one database together [22.6]', async () => {
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

async function logInFrom(network: string, form: { email: string; password?: string }) {
  const visitor = shop.visitor()
  await visitor.get('/api/session')
  const payload = { password: 'wrong', ...form }
  return visitor.send({ method: 'POST', url: '/api/customers/login', remoteAddress: network, payload })
}

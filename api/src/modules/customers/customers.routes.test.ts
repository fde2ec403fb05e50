import { buildTestApp, PASSWORD, type TestApp } from '../../testing/app'

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

test('who registers can log in, and is known until logging out', async () => {
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

test('an e-mail address is taken once, however it is written', async () => {
  const { email } = await shop.customer('ravi')
  const answer = await shop
    .visitor()
    .post('/api/customers/register', { ...asha, email: ` ${email.toUpperCase()} ` })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ message: 'Email already exists. Please log in instead.' })
})

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
  ['letters for a number', { ...asha, mobilenumber: 'call me' }],
  ['a fraction for a number', { ...asha, mobilenumber: 98765.5 }],
  ['a NUL character', { ...asha, firstname: 'A\0' }],
])('registration with %s is refused with the specified message', async (_, form) => {
  const answer = await shop.visitor().post('/api/customers/register', { ...form })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ message: 'Please check your inputs and try again.' })
})

test.each([
  ['a wrong password', (email: string) => ({ email, password: 'wrong' })],
  ['an unknown address', () => ({ email: 'nobody@example.in', password: PASSWORD })],
])('login with %s is refused in the same words', async (_, form) => {
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

test('after ten wrong passwords even the right one has to wait a quarter of an hour', async () => {
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

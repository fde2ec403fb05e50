import { buildTestApp, PASSWORD, type TestApp, type TestCustomer } from '../../../../testing/app'
import { eventually } from '../../../../testing/eventually'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.mails.length = 0
})

let addresses = 0
function newAddress(): string {
  addresses += 1
  return `new-${addresses}@example.in`
}

const ask = (customer: TestCustomer, email: unknown, password: unknown = PASSWORD) =>
  customer.post('/api/customers/change-email', { email, password })

const listSubjects = (email: string) =>
  shop.mails.filter(({ to }) => to === email).map(({ subject }) => subject)

async function waitForToken(email: string): Promise<string> {
  const tokens = () =>
    shop.mails.flatMap(({ to, text }) =>
      to === email ? (/email\/confirm\/(\S+)/.exec(text)?.[1] ?? []) : [],
    )
  await eventually(() => tokens().length > 0)
  return tokens()[0] ?? ''
}

const confirm = (token: string) => shop.visitor().post('/api/customers/confirm-email', { token })
const logIn = (email: string) => shop.visitor().post('/api/customers/login', { email, password: PASSWORD })
const fetchEmailState = async (customer: TestCustomer) =>
  (await customer.get('/api/customers/email')).json().email

test('an address changes once the link to the new one is used, and the old one gets a mail before and after [17.29]', async () => {
  const customer = await shop.customer()
  const email = newAddress()
  const answer = await ask(customer, email.toUpperCase())
  expect(answer.json()).toEqual({
    message: `We’ve emailed a link to ${email}. Your address changes when you open it.`,
  })
  const token = await waitForToken(email)
  await eventually(() =>
    listSubjects(customer.email).some((subject) => /^Someone asked to change/.test(subject)),
  )
  expect(await fetchEmailState(customer)).toEqual({
    address: customer.email,
    isConfirmed: true,
    newAddress: email,
  })
  expect((await logIn(email)).statusCode).toBe(401)

  expect((await confirm(token)).json()).toEqual({ outcome: 'confirmed' })
  expect(await fetchEmailState(customer)).toEqual({ address: email, isConfirmed: true, newAddress: null })
  expect((await customer.get('/api/session')).json()).toMatchObject({ user: { email } })
  expect((await logIn(email)).statusCode).toBe(200)
  expect((await logIn(customer.email)).statusCode).toBe(401)
  await eventually(() => listSubjects(customer.email).some((subject) => /was changed$/.test(subject)))
})

test.each([
  ['the wrong password', newAddress(), 'wrong', 400, 'Wrong password. Please try again.'],
  ['no password', newAddress(), undefined, 400, 'Please enter a valid email and your password.'],
  ['no address', '', PASSWORD, 400, 'Please enter a valid email and your password.'],
  ['an invalid address', 'asha', PASSWORD, 400, 'Please enter a valid email and your password.'],
])('with %s nothing changes and nothing is sent [17.29]', async (_, email, password, status, message) => {
  const customer = await shop.customer()
  const before = await fetchEmailState(customer)
  const answer = await customer.post('/api/customers/change-email', { email, password })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ message })
  expect(await fetchEmailState(customer)).toEqual(before)
})

test('an address of another account, or the present one, is refused', async () => {
  const [customer, other] = [await shop.customer(), await shop.customer()]
  expect((await ask(customer, other.email)).statusCode).toBe(409)
  const same = await ask(customer, customer.email)
  expect(same.statusCode).toBe(400)
  expect(same.json()).toMatchObject({ message: 'This is already your email address.' })
})

test('if several customers confirm the same new address at once, one gets it and the others see an error', async () => {
  const email = newAddress()
  const tokens = []
  for (let nth = 0; nth < 4; nth += 1) {
    await ask(await shop.customer(), email)
    tokens.push(await waitForToken(email))
    shop.mails.length = 0
  }
  const answers = await Promise.all(tokens.map(confirm))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
})

test('an address that another account has taken meanwhile stays with that account', async () => {
  const customer = await shop.customer()
  const email = newAddress()
  await ask(customer, email)
  const token = await waitForToken(email)
  const form = { firstname: 'Ravi', lastname: 'Rao', mobilenumber: '9876543210', password: PASSWORD }
  await shop.visitor().post('/api/customers/register', { ...form, email })
  expect((await confirm(token)).statusCode).toBe(409)
  expect(await fetchEmailState(customer)).toMatchObject({ address: customer.email })
})

test('a new password cancels a requested change of address, in case it was a thief’s', async () => {
  const customer = await shop.customer()
  const email = newAddress()
  await ask(customer, email)
  const token = await waitForToken(email)
  await customer.post('/api/customers/change-password', {
    currentPassword: PASSWORD,
    newPassword: 'a new one',
    confirmPassword: 'a new one',
  })
  expect((await confirm(token)).statusCode).toBe(400)
  expect(await fetchEmailState(customer)).toEqual({
    address: customer.email,
    isConfirmed: true,
    newAddress: null,
  })
})

test('a reset link sent to the old address cannot reset the password once the address has changed', async () => {
  const customer = await shop.customer()
  const email = newAddress()
  await ask(customer, email)
  const token = await waitForToken(email)
  await shop.visitor().post('/api/customers/forgot-password', { email: customer.email })
  const reset = () => shop.mails.flatMap(({ text }) => /reset-password\/(\S+)/.exec(text)?.[1] ?? [])[0]
  await eventually(() => reset() !== undefined)
  await confirm(token)
  const form = { newPassword: 'a new one', confirmPassword: 'a new one' }
  const answer = await shop.visitor().post(`/api/customers/reset-password/${reset()}`, form)
  expect(answer.statusCode).toBe(400)
})

test('a customer who mistyped the address at registration corrects it, and waiting mails arrive', async () => {
  const customer = await shop.newcomer()
  const email = newAddress()
  await ask(customer, email)
  await confirm(await waitForToken(email))
  await eventually(() => listSubjects(email).some((subject) => /^Welcome/.test(subject)))
  expect(listSubjects(customer.email)).toEqual([expect.stringMatching(/^Please confirm/)])
})

test('a visitor is asked to log in', async () => {
  const answer = await shop.visitor().post('/api/customers/change-email', { email: 'a@b.in', password: 'x' })
  expect(answer.statusCode).toBe(401)
})

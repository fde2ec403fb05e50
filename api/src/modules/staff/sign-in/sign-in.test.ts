import { eq } from 'drizzle-orm'
import { buildTestApp, PASSWORD, type TestApp } from '../../../testing/app'
import type { Browser } from '../../../testing/browser'
import { eventually } from '../../../testing/eventually'
import {
  ADMIN_PASSWORD,
  createInvitation,
  fetchSignedInPerson,
  givePassword,
  joinByPassword,
  passkeyPerson,
  signInWithPasskey,
} from '../../admin/testing/admin-people'
import { passkeyOwner } from '../../customers/passkeys/testing/passkey-owner'
import { signChallenge } from '../../customers/passkeys/testing/software-authenticator'
import { generateCode } from '../sign-in-methods/authenticator-codes'
import { staffPasswords, staffRecoveryCodes, staffSessions } from '../staff.tables'

let shop: TestApp
beforeEach(async () => {
  shop = await buildTestApp()
})
afterEach(() => shop.close())

const EMAIL = 'asha@example.in'
const HALF_A_MINUTE = 30_000

async function passwordPerson() {
  const browser = shop.visitor()
  const { answer, secret } = await joinByPassword(shop, browser, await createInvitation(shop, EMAIL))
  expect(answer.statusCode).toBe(200)
  shop.wait(2 * HALF_A_MINUTE)
  return { secret, recoveryCodes: answer.json().recoveryCodes as string[], browser }
}

async function signIn(browser: Browser, code: string) {
  const { challenge } = (await givePassword(browser, EMAIL)).json()
  return browser.post('/api/admin/sign-in/code', { challenge, code })
}

test('a passkey alone signs in', async () => {
  const { passkey, id } = await passkeyPerson(shop, EMAIL)
  const browser = shop.visitor()
  const answer = await signInWithPasskey(passkey, browser)
  expect(answer.json()).toMatchObject({ person: { id, name: 'Asha', role: 'owner' } })
  expect(answer.headers['cache-control']).toBe('no-store')
  const cookie = answer.cookies.find(({ name }) => name === 'admin')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 7 * 24 * 3600 })
  expect(await fetchSignedInPerson(browser)).toBe('Asha')
})

test('neither a passkey from a locked phone nor a customer’s passkey signs in', async () => {
  const { passkey } = await passkeyPerson(shop, EMAIL)
  const browser = shop.visitor()
  const options = (await browser.post('/api/admin/sign-in/passkey/options')).json()
  const locked = signChallenge(passkey, options, { isUserVerified: false })
  expect((await browser.post('/api/admin/sign-in/passkey', locked)).json().code).toBe('INVALID_CREDENTIALS')
  const customer = await passkeyOwner(shop)
  expect((await signInWithPasskey(customer.passkey, browser)).json().code).toBe('NOT_FOUND')
  expect(await fetchSignedInPerson(browser)).toBe('NOT_SIGNED_IN_ADMIN')
})

test('a challenge of a customer’s sign-in does not work for the admin', async () => {
  const { passkey } = await passkeyPerson(shop, EMAIL)
  const browser = shop.visitor()
  const options = (await browser.post('/api/passkeys/login/options')).json()
  const answer = await browser.post('/api/admin/sign-in/passkey', signChallenge(passkey, options))
  expect(answer.json().code).toBe('INVALID_INPUT')
})

test('a right password allows trying a code, but opens no session', async () => {
  const { secret } = await passwordPerson()
  const browser = shop.visitor()
  const answer = await givePassword(browser, EMAIL)
  expect(Object.keys(answer.json()).sort()).toEqual(['challenge', 'expiresAt'])
  expect(browser.cookies.has('admin')).toBe(false)
  browser.cookies.set('admin', answer.json().challenge.slice(-43))
  expect(await fetchSignedInPerson(browser)).toBe('NOT_SIGNED_IN_ADMIN')
  browser.cookies.delete('admin')
  expect((await signIn(browser, generateCode(secret, shop.now()))).statusCode).toBe(200)
  expect(await fetchSignedInPerson(browser)).toBe('Asha')
})

test('a challenge expires after ten minutes, and works in no other browser', async () => {
  const { secret } = await passwordPerson()
  const browser = shop.visitor()
  const { challenge } = (await givePassword(browser, EMAIL)).json()
  const other = shop.visitor()
  const code = generateCode(secret, shop.now())
  expect((await other.post('/api/admin/sign-in/code', { challenge, code })).statusCode).toBe(401)
  shop.wait(10 * 60_000)
  const late = { challenge, code: generateCode(secret, shop.now()) }
  expect((await browser.post('/api/admin/sign-in/code', late)).statusCode).toBe(401)
})

test('an unknown address and a wrong password get the same refusal', async () => {
  await passwordPerson()
  const wrong = (await givePassword(shop.visitor(), EMAIL, 'another password')).json()
  const unknown = (await givePassword(shop.visitor(), 'nobody@example.in')).json()
  expect({ ...wrong, requestId: '' }).toEqual({ ...unknown, requestId: '' })
  expect(wrong.code).toBe('INVALID_CREDENTIALS')
})

test('a code is accepted once, even if it is sent twice at the same time', async () => {
  const { secret } = await passwordPerson()
  const code = generateCode(secret, shop.now())
  const both = await Promise.all([signIn(shop.visitor(), code), signIn(shop.visitor(), code)])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  expect((await signIn(shop.visitor(), code)).json().code).toBe('INVALID_CREDENTIALS')
  shop.wait(HALF_A_MINUTE)
  expect((await signIn(shop.visitor(), generateCode(secret, shop.now()))).statusCode).toBe(200)
})

test('the code that set up the authenticator app does not sign in', async () => {
  const browser = shop.visitor()
  const { secret } = await joinByPassword(shop, browser, await createInvitation(shop, EMAIL))
  expect((await signIn(shop.visitor(), generateCode(secret, shop.now()))).statusCode).toBe(401)
})

test('each of ten recovery codes signs in once, however it is typed', async () => {
  const { recoveryCodes } = await passwordPerson()
  expect(new Set(recoveryCodes).size).toBe(10)
  const [first = ''] = recoveryCodes
  const typed = first.toLowerCase().replaceAll('-', ' ')
  expect((await signIn(shop.visitor(), typed)).statusCode).toBe(200)
  expect((await signIn(shop.visitor(), first)).statusCode).toBe(401)
  expect(await shop.database.connection().select().from(staffRecoveryCodes)).toHaveLength(9)
})

test('a stolen database reveals no codes, passwords or sessions', async () => {
  const { secret, recoveryCodes, browser } = await passwordPerson()
  const connection = shop.database.connection()
  const stored = JSON.stringify([
    await connection.select().from(staffPasswords),
    await connection.select().from(staffRecoveryCodes),
    await connection.select().from(staffSessions),
  ])
  for (const secretText of [
    secret,
    ...recoveryCodes,
    ADMIN_PASSWORD,
    browser.cookies.get('admin') ?? 'no cookie',
  ])
    expect(stored).not.toContain(secretText)
})

test('ten wrong codes block sign-in by password for a while, even with the right password', async () => {
  const { secret } = await passwordPerson()
  for (let wrong = 0; wrong < 10; wrong += 1)
    expect((await signIn(shop.visitor(), '000000')).statusCode).toBe(401)
  expect((await signIn(shop.visitor(), generateCode(secret, shop.now()))).statusCode).toBe(429)
  shop.wait(15 * 60_000)
  expect((await signIn(shop.visitor(), generateCode(secret, shop.now()))).statusCode).toBe(200)
})

test('ten wrong passwords block their network, but not a known browser', async () => {
  const { secret, browser } = await passwordPerson()
  for (let wrong = 0; wrong < 10; wrong += 1) await givePassword(shop.visitor(), EMAIL, 'wrong')
  expect((await givePassword(shop.visitor(), EMAIL)).statusCode).toBe(429)
  expect((await signIn(browser, generateCode(secret, shop.now()))).statusCode).toBe(200)
})

test('a suspended person is signed out, and cannot sign in either way', async () => {
  const owner = await shop.staff('owner', 'Ravi')
  const { passkey, id, browser } = await passkeyPerson(shop, EMAIL)
  const { version } = (await owner.get('/api/admin/people'))
    .json()
    .find((one: { id: string }) => one.id === id)
  await owner.call('PATCH', `/api/admin/people/${id}`, { version, state: 'suspended' })
  expect(await fetchSignedInPerson(browser)).toBe('NOT_SIGNED_IN_ADMIN')
  expect((await signInWithPasskey(passkey, shop.visitor())).json().code).toBe('INVALID_CREDENTIALS')
})

test('a sign-in on a new device is mailed to the shop and the person, once', async () => {
  const { passkey, browser } = await passkeyPerson(shop, EMAIL)
  await signInWithPasskey(passkey, browser)
  await signInWithPasskey(passkey, shop.visitor())
  const listRecipients = () =>
    shop.mails.filter(({ subject }) => subject.includes('on a new device')).map(({ to }) => to)
  await eventually(() => listRecipients().length === 4)
  expect(listRecipients().filter((to) => to === EMAIL)).toHaveLength(2)
})

test('signing in and out of the admin does not affect a customer in the same browser', async () => {
  const { passkey } = await passkeyPerson(shop, EMAIL)
  const customer = await shop.customer()
  await signInWithPasskey(passkey, customer)
  expect((await customer.get('/api/session')).json().user).toMatchObject({ id: customer.id })
  await customer.call('DELETE', '/api/admin/session')
  expect(await fetchSignedInPerson(customer)).toBe('NOT_SIGNED_IN_ADMIN')
  expect((await customer.get('/api/session')).json().user).toMatchObject({ id: customer.id })
})

test('a customer’s password does not work for the admin', async () => {
  const customer = await shop.customer()
  expect((await givePassword(shop.visitor(), customer.email, PASSWORD)).statusCode).toBe(401)
})

test("a write without the browser's CSRF token is refused", async () => {
  const asha = await shop.staff('owner')
  await asha.get('/api/session')
  const headers = { 'x-xsrf-token': 'forged' }
  const answer = await asha.send({ method: 'DELETE', url: '/api/admin/session', headers })
  expect(answer.json().code).toBe('CSRF')
  const origin = { ...headers, origin: 'https://evil.example' }
  const foreign = await asha.send({ method: 'POST', url: '/api/admin/people', headers: origin, payload: {} })
  expect(foreign.json().code).toBe('CSRF')
  expect(await fetchSignedInPerson(asha)).toBe('Asha')
  const open = await shop.database
    .connection()
    .select()
    .from(staffSessions)
    .where(eq(staffSessions.staffId, asha.id))
  expect(open).toHaveLength(1)
})

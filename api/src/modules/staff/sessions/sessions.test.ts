import { buildTestApp, type TestApp } from '../../../testing/app'
import {
  ADMIN_PASSWORD,
  createInvitation,
  fetchSignedInPerson,
  joinByPassword,
  passkeyPerson,
  signInWithPasskey,
} from '../../admin/testing/admin-people'
import { signChallenge } from '../../customers/passkeys/testing/software-authenticator'
import { generateCode } from '../sign-in-methods/authenticator-codes'
import { staffSessions } from '../staff.tables'

let shop: TestApp
beforeEach(async () => {
  shop = await buildTestApp()
})
afterEach(() => shop.close())

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const EMAIL = 'asha@example.in'

test('a session ends after twelve idle hours, and use keeps it open', async () => {
  const { browser } = await passkeyPerson(shop, EMAIL)
  for (let worked = 0; worked < 3; worked += 1) {
    shop.wait(12 * HOUR - MINUTE)
    expect(await fetchSignedInPerson(browser)).toBe('Asha')
  }
  shop.wait(12 * HOUR)
  expect(await fetchSignedInPerson(browser)).toBe('NOT_SIGNED_IN_ADMIN')
})

test('a passkey session ends after seven days, however much it is used', async () => {
  const { browser } = await passkeyPerson(shop, EMAIL)
  for (let worked = 0; worked < 16; worked += 1) {
    shop.wait(10 * HOUR)
    expect(await fetchSignedInPerson(browser)).toBe('Asha')
  }
  shop.wait(8 * HOUR)
  expect(await fetchSignedInPerson(browser)).toBe('NOT_SIGNED_IN_ADMIN')
})

test('a session by password and code ends after a day', async () => {
  const browser = shop.visitor()
  await joinByPassword(shop, browser, await createInvitation(shop, EMAIL))
  shop.wait(11 * HOUR)
  expect(await fetchSignedInPerson(browser)).toBe('Asha')
  shop.wait(11 * HOUR)
  expect(await fetchSignedInPerson(browser)).toBe('Asha')
  shop.wait(2 * HOUR)
  expect(await fetchSignedInPerson(browser)).toBe('NOT_SIGNED_IN_ADMIN')
})

test('a person who signs out stays signed in on other devices', async () => {
  const { browser, passkey } = await passkeyPerson(shop, EMAIL)
  const phone = shop.visitor()
  await signInWithPasskey(passkey, phone)
  const value = phone.cookies.get('admin') ?? ''
  await phone.call('DELETE', '/api/admin/session')
  phone.cookies.set('admin', value)
  expect(await fetchSignedInPerson(phone)).toBe('NOT_SIGNED_IN_ADMIN')
  expect(await fetchSignedInPerson(browser)).toBe('Asha')
})

test('signing in again in the same browser ends the old session', async () => {
  const { browser, passkey } = await passkeyPerson(shop, EMAIL)
  await signInWithPasskey(passkey, browser)
  expect(await shop.database.connection().select().from(staffSessions)).toHaveLength(1)
})

test('a new passkey or password ends the sessions on other devices, but not this one', async () => {
  const { browser, passkey } = await passkeyPerson(shop, EMAIL)
  const phone = shop.visitor()
  await signInWithPasskey(passkey, phone)
  const app = (await browser.post('/api/admin/factors/authenticator')).json()
  const code = generateCode(app.secret, shop.now())
  const set = await browser.post('/api/admin/factors/password', {
    password: ADMIN_PASSWORD,
    sealed: app.sealed,
    code,
  })
  expect(set.json().recoveryCodes).toHaveLength(10)
  expect(await fetchSignedInPerson(phone)).toBe('NOT_SIGNED_IN_ADMIN')
  expect(await fetchSignedInPerson(browser)).toBe('Asha')
})

test('the last sign-in method cannot be removed, and one of two can', async () => {
  const { browser } = await passkeyPerson(shop, EMAIL)
  const own = (await browser.get('/api/admin/factors')).json()
  expect(own).toMatchObject({ hasPassword: false, recoveryCodesLeft: 0 })
  const path = `/api/admin/factors/passkeys/${own.passkeys[0].id}`
  expect((await browser.call('DELETE', path)).json().code).toBe('FORBIDDEN')
  const app = (await browser.post('/api/admin/factors/authenticator')).json()
  const code = generateCode(app.secret, shop.now())
  await browser.post('/api/admin/factors/password', { password: ADMIN_PASSWORD, sealed: app.sealed, code })
  expect((await browser.call('DELETE', path)).json()).toMatchObject({
    passkeys: [],
    hasPassword: true,
    recoveryCodesLeft: 10,
  })
  expect((await browser.call('DELETE', '/api/admin/factors/password')).json().code).toBe('FORBIDDEN')
})

test("a short password or another app's code sets no password", async () => {
  const { browser } = await passkeyPerson(shop, EMAIL)
  const app = (await browser.post('/api/admin/factors/authenticator')).json()
  const code = generateCode(app.secret, shop.now())
  const short = { password: 'too short', sealed: app.sealed, code }
  expect((await browser.post('/api/admin/factors/password', short)).json().code).toBe('INVALID_INPUT')
  const other = await shop.staff('owner', 'Ravi')
  const stolen = { password: ADMIN_PASSWORD, sealed: app.sealed, code }
  expect((await other.post('/api/admin/factors/password', stolen)).json().code).toBe('INVALID_INPUT')
  expect((await browser.get('/api/admin/factors')).json().hasPassword).toBe(false)
})

test('re-authentication by passkey allows inviting people again for five minutes', async () => {
  const { browser, passkey } = await passkeyPerson(shop, EMAIL)
  const invite = () =>
    browser.post('/api/admin/people', { name: 'Ravi', email: 'ravi@example.in', role: 'packer' })
  shop.wait(5 * MINUTE)
  expect((await invite()).json().code).toBe('REAUTHENTICATION_REQUIRED')
  const options = (await browser.post('/api/admin/reauthentication/passkey/options')).json()
  expect(options.allowCredentials).toEqual([expect.objectContaining({ id: passkey.id })])
  const assertion = signChallenge(passkey, options)
  const answer = await browser.post('/api/admin/reauthentication/passkey', assertion)
  expect(new Date(answer.json().reauthenticatedUntil).getTime()).toBe(shop.now().getTime() + 5 * MINUTE)
  expect((await invite()).statusCode).toBe(201)
  expect((await browser.post('/api/admin/reauthentication/passkey', assertion)).json().code).toBe(
    'INVALID_INPUT',
  )
})

test('another person’s passkey does not re-authenticate', async () => {
  const { browser } = await passkeyPerson(shop, EMAIL)
  const other = await passkeyPerson(shop, 'ravi@example.in')
  shop.wait(5 * MINUTE)
  const options = (await browser.post('/api/admin/reauthentication/passkey/options')).json()
  const answer = await browser.post(
    '/api/admin/reauthentication/passkey',
    signChallenge(other.passkey, options),
  )
  expect(answer.json().code).toBe('INVALID_CREDENTIALS')
  expect(
    (await browser.get('/api/admin/session')).json().reauthenticatedUntil <= shop.now().toISOString(),
  ).toBe(true)
})

test('password and code re-authenticate together, but not alone', async () => {
  const browser = shop.visitor()
  const { secret } = await joinByPassword(shop, browser, await createInvitation(shop, EMAIL))
  shop.wait(5 * MINUTE)
  const code = generateCode(secret, shop.now())
  const reauthenticate = (password: string, given: string) =>
    browser.post('/api/admin/reauthentication/password', { password, code: given })
  expect((await reauthenticate('another password', code)).statusCode).toBe(401)
  expect((await reauthenticate(ADMIN_PASSWORD, '000000')).statusCode).toBe(401)
  expect((await reauthenticate(ADMIN_PASSWORD, code)).statusCode).toBe(200)
  expect((await reauthenticate(ADMIN_PASSWORD, code)).statusCode).toBe(401)
})

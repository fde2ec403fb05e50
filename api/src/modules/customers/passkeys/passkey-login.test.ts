import { buildTestApp, PASSWORD, type TestApp } from '../../../testing/app'
import { type Browser, openBrowser } from '../../../testing/browser'
import { eventually } from '../../../testing/eventually'
import {
  addPasskey,
  fetchPasskeys,
  fetchUser,
  logInWithPasskey,
  loginOptions,
  passkeyOwner,
} from './testing/passkey-owner'
import { type Misdeeds, signChallenge } from './testing/software-authenticator'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

const REFUSED = 'This passkey couldn’t be verified. Please try again, or log in with your password.'
const TOO_LATE = 'This request has expired. Please try again.'
const UNKNOWN = 'This passkey no longer works here. Please log in with your password.'

test('a passkey logs its owner in without an email address, as a password does [17.30]', async () => {
  const { passkey, email, id } = await passkeyOwner(shop)
  const visitor = shop.visitor()
  await visitor.get('/api/session')
  const before = Object.fromEntries(visitor.cookies)
  const answer = await logInWithPasskey(passkey, visitor)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ message: 'Login successful!', user: { id, email } })
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(await fetchUser(visitor)).toMatchObject({ id })
  // Session and CSRF token are replaced, so that knowing the old ones is useless.
  const after = Object.fromEntries(visitor.cookies)
  expect(after.sid).not.toBe(before.sid)
  expect(after['XSRF-TOKEN']).not.toBe(before['XSRF-TOKEN'])
  expect((await shop.app.inject({ url: '/api/session', cookies: before })).json()).toEqual({ user: null })
  await visitor.post('/api/customers/logout')
  expect(await fetchUser(visitor)).toBeNull()
})

test('a browser that used a passkey is known for password logins, too', async () => {
  const { passkey, email } = await passkeyOwner(shop)
  const browser = shop.visitor()
  await logInWithPasskey(passkey, browser)
  await browser.post('/api/customers/logout')
  for (let network = 1; network <= 12; network += 1) await guessPassword(`203.0.113.${network}`, email)
  const right = { email, password: PASSWORD }
  expect((await browser.post('/api/customers/login', right)).statusCode).toBe(200)
})

async function guessPassword(remoteAddress: string, email: string) {
  const stranger = shop.visitor()
  await stranger.get('/api/session')
  const payload = { email, password: 'wrong' }
  await stranger.send({ method: 'POST', url: '/api/customers/login', remoteAddress, payload })
}

test('the list shows when a passkey was last used', async () => {
  const { passkey, ...owner } = await passkeyOwner(shop)
  expect(await fetchPasskeys(owner)).toMatchObject([{ lastUsedAt: null }])
  await logInWithPasskey(passkey, shop.visitor())
  expect(await fetchPasskeys(owner)).toMatchObject([{ lastUsedAt: expect.any(String) }])
})

const misdeeds: [string, Misdeeds][] = [
  ['of another site', { origin: 'https://shop.example.attacker.test' }],
  ['of another port of this machine', { origin: 'http://localhost:3001' }],
  ['made for another name', { rpId: 'attacker.test' }],
  ['without user verification', { isUserVerified: false }],
  ['that claims to be somebody else’s', { userHandle: Buffer.alloc(32, 1).toString('base64url') }],
]
test.each(misdeeds)('a signature %s logs nobody in', async (_, misdeed) => {
  const { passkey } = await passkeyOwner(shop)
  const visitor = shop.visitor()
  const answer = await logInWithPasskey(passkey, visitor, misdeed)
  expect([answer.statusCode, answer.json().message]).toEqual([401, REFUSED])
  expect(await fetchUser(visitor)).toBeNull()
})

test('a signature by another key under the same id logs nobody in', async () => {
  const owner = await passkeyOwner(shop)
  const thief = await passkeyOwner(shop)
  const forged = { ...owner.passkey, privateKey: thief.passkey.privateKey }
  const visitor = shop.visitor()
  expect((await logInWithPasskey(forged, visitor)).statusCode).toBe(401)
  expect(await fetchUser(visitor)).toBeNull()
})

test('one signature logs in once, even if it is sent to two servers at once', async () => {
  const { passkey } = await passkeyOwner(shop)
  const second = await shop.another()
  const browser = shop.visitor()
  const assertion = signChallenge(passkey, await loginOptions(browser))
  const twin = openBrowser(second)
  for (const [name, value] of browser.cookies) twin.cookies.set(name, value)
  const answers = await Promise.all([browser, twin].map((one) => one.post('/api/passkeys/login', assertion)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
})

test('a challenge issued by another server is accepted', async () => {
  const { passkey } = await passkeyOwner(shop)
  const browser = shop.visitor()
  const assertion = signChallenge(passkey, await loginOptions(browser))
  const elsewhere = openBrowser(await shop.another())
  for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value)
  expect((await elsewhere.post('/api/passkeys/login', assertion)).statusCode).toBe(200)
})

test('a wrong response also uses up the challenge', async () => {
  const { passkey } = await passkeyOwner(shop)
  const browser = shop.visitor()
  const options = await loginOptions(browser)
  const wrong = signChallenge(passkey, options, { isUserVerified: false })
  expect((await browser.post('/api/passkeys/login', wrong)).statusCode).toBe(401)
  const answer = await browser.post('/api/passkeys/login', signChallenge(passkey, options))
  expect([answer.statusCode, answer.json().message]).toEqual([400, TOO_LATE])
})

const stale: [string, (browser: Browser) => Promise<string>][] = [
  ['issued to another browser', async () => (await loginOptions(shop.visitor())).challenge],
  ['made up', async () => Buffer.alloc(56, 7).toString('base64url')],
  ['too short', async () => 'YQ'],
  [
    'with a forged later expiry',
    async (browser) => {
      const bytes = Buffer.from((await loginOptions(browser)).challenge, 'base64url')
      bytes.writeBigUInt64BE(BigInt(Date.now() * 2), 16)
      return bytes.toString('base64url')
    },
  ],
  [
    'issued for adding a passkey',
    async (browser) => {
      const { email } = await shop.customer()
      await browser.post('/api/customers/login', { email, password: PASSWORD })
      return (await browser.post('/api/passkeys/options', { password: PASSWORD })).json().challenge
    },
  ],
]
test.each(stale)('a challenge %s logs nobody in', async (_, challengeFor) => {
  const { passkey } = await passkeyOwner(shop)
  const browser = shop.visitor()
  const challenge = await challengeFor(browser)
  const answer = await logInWithPasskey(passkey, browser, { challenge })
  expect([answer.statusCode, answer.json().message]).toEqual([400, TOO_LATE])
})

test('a challenge lasts ten minutes', async () => {
  const { passkey } = await passkeyOwner(shop)
  const browser = shop.visitor()
  const options = await loginOptions(browser)
  shop.wait(10 * 60_000)
  const answer = await browser.post('/api/passkeys/login', signChallenge(passkey, options))
  expect([answer.statusCode, answer.json().message]).toEqual([400, TOO_LATE])
})

test('a passkey with a counter is refused once it counts backwards, because it has been copied', async () => {
  const { passkey } = await passkeyOwner(shop, 5)
  expect((await logInWithPasskey(passkey, shop.visitor(), { counter: 6 })).statusCode).toBe(200)
  expect((await logInWithPasskey(passkey, shop.visitor(), { counter: 6 })).statusCode).toBe(401)
  expect((await logInWithPasskey(passkey, shop.visitor(), { counter: 3 })).statusCode).toBe(401)
  expect((await logInWithPasskey(passkey, shop.visitor(), { counter: 0 })).statusCode).toBe(401)
  expect((await logInWithPasskey(passkey, shop.visitor(), { counter: 7 })).statusCode).toBe(200)
})

test('a removed passkey logs nobody in, and the password still does', async () => {
  const { passkey, ...owner } = await passkeyOwner(shop)
  const [{ id }] = await fetchPasskeys(owner)
  expect((await owner.call('DELETE', `/api/passkeys/${id}`)).statusCode).toBe(200)
  const answer = await logInWithPasskey(passkey, shop.visitor())
  expect([answer.statusCode, answer.json().message]).toEqual([404, UNKNOWN])
  const login = { email: owner.email, password: PASSWORD }
  expect((await shop.visitor().post('/api/customers/login', login)).statusCode).toBe(200)
})

test('each passkey of an account logs in, and only to that account', async () => {
  const owner = await passkeyOwner(shop)
  const { passkey: second } = await addPasskey(owner)
  const other = await passkeyOwner(shop)
  for (const [passkey, id] of [
    [owner.passkey, owner.id],
    [second, owner.id],
    [other.passkey, other.id],
  ] as const)
    expect((await logInWithPasskey(passkey, shop.visitor())).json().user.id).toBe(id)
})

test('a customer whose account was taken over removes a thief’s passkey by resetting the password', async () => {
  const { passkey, ...owner } = await passkeyOwner(shop)
  const newPassword = 'another battery, another horse'
  await owner.post('/api/customers/forgot-password', { email: owner.email })
  const link = () => {
    const mine = shop.mails.filter(({ to }) => to === owner.email).map(({ text }) => text)
    return /\/reset-password\/\S+/.exec(mine.join('\n'))
  }
  await eventually(() => link() !== null)
  const form = { newPassword, confirmPassword: newPassword }
  expect((await shop.visitor().post(`/api/customers${link()}`, form)).statusCode).toBe(200)
  expect((await logInWithPasskey(passkey, shop.visitor())).statusCode).toBe(404)
})

test('a network that sent a hundred bad signatures has to wait, and good ones do not count', async () => {
  const small = await buildTestApp({ limits: { passkeysPerNetwork: 3, countsLoopback: true } })
  const { passkey } = await passkeyOwner(small)
  for (let login = 1; login <= 4; login += 1)
    expect((await logInWithPasskey(passkey, small.visitor())).statusCode).toBe(200)
  const statuses: number[] = []
  for (let guess = 1; guess <= 4; guess += 1)
    statuses.push((await logInWithPasskey(passkey, small.visitor(), { origin: 'https://x.test' })).statusCode)
  expect(statuses).toEqual([401, 401, 401, 429])
  await small.close()
})

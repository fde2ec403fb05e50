import { buildTestApp, PASSWORD, type TestApp } from '../../../testing/app'
import { type Browser, openBrowser } from '../../../testing/browser'
import { eventually } from '../../../testing/eventually'
import {
  addOptions,
  addPasskey,
  fetchPasskeys,
  logInWithPasskey,
  loginOptions,
  passkeyOwner,
} from './testing/passkey-owner'
import { createPasskey, type Misdeeds } from './testing/software-authenticator'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

const REFUSED = 'The passkey couldn’t be added. Please try again.'
const CHROME = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

test('a customer adds a passkey, which is named after the device, and gets a mail [17.30]', async () => {
  const customer = await shop.customer()
  shop.mails.length = 0
  const { made } = createPasskey((await addOptions(customer)).json())
  const headers = { 'user-agent': CHROME }
  const answer = await customer.send({ method: 'POST', url: '/api/passkeys', headers, payload: made })
  expect(answer.statusCode).toBe(201)
  expect(answer.json().message).toBe('Passkey added. You can now sign in with it.')
  expect(await fetchPasskeys(customer)).toEqual([
    { id: expect.any(String), name: 'Chrome on Android', addedAt: expect.any(String), lastUsedAt: null },
  ])
  await eventually(() =>
    shop.mails.some(({ to, subject }) => to === customer.email && /^A passkey was added/.test(subject)),
  )
})

test('the browser is asked for a discoverable passkey with user verification', async () => {
  const customer = await shop.customer()
  const options = (await addOptions(customer)).json()
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Kesar & Clove' },
    user: { name: customer.email },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  expect(await loginOptions(shop.visitor())).toMatchObject({
    rpId: 'localhost',
    userVerification: 'required',
  })
})

test('authenticators know a customer by a random handle that reveals nothing', async () => {
  const customer = await shop.customer()
  const [first, second] = [(await addOptions(customer)).json(), (await addOptions(customer)).json()]
  expect(Buffer.from(first.user.id, 'base64url')).toHaveLength(32)
  expect(second.user.id).toBe(first.user.id)
  expect((await addOptions(await shop.customer())).json().user.id).not.toBe(first.user.id)
})

test('an authenticator that has a passkey for this account creates no second one', async () => {
  const { passkey, ...customer } = await passkeyOwner(shop)
  const { excludeCredentials } = (await addOptions(customer)).json()
  expect(excludeCredentials).toMatchObject([{ id: passkey.id, transports: ['internal', 'hybrid'] }])
})

test('adding a passkey requires the password, and stops after ten wrong ones', async () => {
  const customer = await shop.customer()
  expect((await addOptions(customer, '')).json().message).toBe('Please enter your password.')
  for (let guess = 1; guess <= 10; guess += 1) {
    const answer = await addOptions(customer, `guess ${guess}`)
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Wrong password. Please try again.'])
  }
  expect((await addOptions(customer)).statusCode).toBe(429)
})

const certificates = new Map([['x5c', [new Uint8Array([1, 2, 3])]]])
const misdeeds: [string, Misdeeds][] = [
  ['on another site', { origin: 'https://attacker.test' }],
  ['for another name', { rpId: 'attacker.test' }],
  ['without user verification', { isUserVerified: false }],
  [
    'with certificates, which the shop does not request',
    { attestation: { fmt: 'packed', attStmt: certificates } },
  ],
  ['with an unknown attestation', { attestation: { fmt: 'none', attStmt: new Map([['sig', 'x']]) } }],
]
test.each(misdeeds)('a passkey made %s is not added', async (_, misdeed) => {
  const customer = await shop.customer()
  const { answer } = await addPasskey(customer, misdeed)
  expect([answer.statusCode, answer.json().message]).toEqual([400, REFUSED])
  expect(await fetchPasskeys(customer)).toEqual([])
})

test('a new passkey is accepted once, within ten minutes, and only in the browser and account that requested it', async () => {
  const [asha, ravi] = [await shop.customer('asha'), await shop.customer('ravi')]
  const statusOf = async (browser: Browser, made: object) =>
    (await browser.post('/api/passkeys', made)).statusCode
  const { made } = createPasskey((await addOptions(asha)).json())
  expect(await statusOf(ravi, made)).toBe(400)
  expect(await statusOf(asha, made)).toBe(201)
  expect(await statusOf(asha, made)).toBe(400)
  const late = createPasskey((await addOptions(asha)).json())
  shop.wait(10 * 60_000)
  expect(await statusOf(asha, late.made)).toBe(400)
  expect(await fetchPasskeys(asha)).toHaveLength(1)
  expect(await fetchPasskeys(ravi)).toEqual([])
})

test('a login response cannot add a passkey', async () => {
  const customer = await shop.customer()
  const { challenge } = await loginOptions(customer)
  expect((await addPasskey(customer, { challenge })).answer.statusCode).toBe(400)
})

test('nobody can add another customer’s passkey to their own account', async () => {
  const owner = await passkeyOwner(shop)
  const thief = await shop.customer()
  const options = (await addOptions(thief)).json()
  const { made } = createPasskey(options, {}, owner.passkey)
  const answer = await thief.post('/api/passkeys', made)
  expect([answer.statusCode, answer.json().message]).toEqual([400, REFUSED])
  expect((await logInWithPasskey(owner.passkey, shop.visitor())).json().user.id).toBe(owner.id)
})

test('an account has at most ten passkeys, however many are added at once by two servers', async () => {
  const customer = await shop.customer()
  const twin = openBrowser(await shop.another())
  for (const [name, value] of customer.cookies) twin.cookies.set(name, value)
  const all = []
  for (let number = 1; number <= 12; number += 1)
    all.push(createPasskey((await addOptions(customer)).json()).made)
  const answers = await Promise.all(
    all.map((made, number) => [customer, twin][number % 2]?.post('/api/passkeys', made)),
  )
  const statuses = answers.map((answer) => answer?.statusCode)
  expect(statuses.filter((status) => status === 201)).toHaveLength(10)
  expect(statuses.filter((status) => status === 400)).toHaveLength(2)
  const message = 'You have 10 passkeys, which is the maximum. Remove one to add another.'
  expect((await addOptions(customer)).json()).toMatchObject({ message })
  expect(await fetchPasskeys(customer)).toHaveLength(10)
})

test('only its owner can rename and remove a passkey [17.30]', async () => {
  const owner = await passkeyOwner(shop)
  const ravi = await shop.customer('ravi')
  const [{ id }] = await fetchPasskeys(owner)
  const url = `/api/passkeys/${id}`
  expect((await ravi.call('PATCH', url, { name: 'Mine' })).statusCode).toBe(404)
  expect((await ravi.call('DELETE', url)).statusCode).toBe(404)
  expect(await fetchPasskeys(ravi)).toEqual([])
  expect((await owner.call('PATCH', url, { name: '  The blue phone ' })).statusCode).toBe(200)
  expect(await fetchPasskeys(owner)).toMatchObject([{ id, name: 'The blue phone' }])
  expect((await owner.call('DELETE', url)).statusCode).toBe(200)
  expect((await owner.call('DELETE', url)).statusCode).toBe(404)
  expect(await fetchPasskeys(owner)).toEqual([])
})

test.each([{}, { name: '' }, { name: ' ' }, { name: 'x'.repeat(61) }, { name: 'a\0' }, { name: 7 }])(
  'a passkey cannot be renamed to %j',
  async (form) => {
    const owner = await passkeyOwner(shop)
    const [before] = await fetchPasskeys(owner)
    const answer = await owner.call('PATCH', `/api/passkeys/${before.id}`, form)
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Please enter a name of up to 60 characters.',
    ])
    expect(await fetchPasskeys(owner)).toEqual([before])
  },
)

test.each([
  ['GET', '/api/passkeys'],
  ['POST', '/api/passkeys'],
  ['POST', '/api/passkeys/options'],
  ['PATCH', '/api/passkeys/0b9c8a34-0000-4000-8000-000000000000'],
  ['DELETE', '/api/passkeys/0b9c8a34-0000-4000-8000-000000000000'],
] as const)('a visitor is asked to log in: %s %s', async (method, url) => {
  const body = method === 'POST' || method === 'PATCH' ? {} : undefined
  expect((await shop.visitor().call(method, url, body)).statusCode).toBe(401)
})

test('the data export lists the passkeys, without anything usable', async () => {
  const { passkey, ...owner } = await passkeyOwner(shop)
  const answer = await owner.get('/api/customers/export')
  expect(answer.json().passkeys).toEqual([{ name: 'Passkey', addedAt: expect.any(String), lastUsedAt: null }])
  expect(answer.body).not.toContain(passkey.id)
})

test('deleting an account deletes its passkeys', async () => {
  const { passkey, ...owner } = await passkeyOwner(shop)
  await owner.post('/api/customers/delete-account', { password: PASSWORD })
  expect((await logInWithPasskey(passkey, shop.visitor())).statusCode).toBe(404)
  for (const table of ['passkeys', 'passkey_users']) {
    const ofOwner = `select * from ${table} where customer_id = '${owner.id}'`
    expect((await shop.database.connection().execute(ofOwner)).rows).toEqual([])
  }
})

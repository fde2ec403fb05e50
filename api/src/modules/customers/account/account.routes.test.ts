import type { SignedInDevice } from 'shared-contracts/customers/customer'
import { buildTestApp, PASSWORD, type TestApp } from '../../../testing/app'
import type { Browser } from '../../../testing/browser'
import { eventually } from '../../../testing/eventually'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

const CHROME = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const NEW = 'another battery, another horse'

async function logIn(email: string, password = PASSWORD, userAgent = CHROME) {
  const browser = shop.visitor()
  await browser.get('/api/session')
  const answer = await browser.send({
    method: 'POST',
    url: '/api/customers/login',
    headers: { 'user-agent': userAgent },
    payload: { email, password },
  })
  return { ...browser, status: answer.statusCode }
}

async function fetchDevices(browser: Browser): Promise<SignedInDevice[]> {
  return (await browser.get('/api/customers/sessions')).json()
}

const hasSession = async (browser: Browser) => (await browser.get('/api/session')).json().user !== null

const change = (
  browser: Browser,
  currentPassword: string,
  newPassword = NEW,
  confirmPassword = newPassword,
) => browser.post('/api/customers/change-password', { currentPassword, newPassword, confirmPassword })

test('a customer sees their signed-in devices, since when, and which is the current one [17.27]', async () => {
  const customer = await shop.customer()
  shop.wait(60_000)
  const phone = await logIn(customer.email)
  const devices = await fetchDevices(phone)
  expect(devices).toEqual([
    {
      id: expect.any(String),
      device: 'Chrome on Android',
      signedInAt: expect.any(String),
      lastSeenAt: expect.any(String),
      isThis: true,
    },
    expect.objectContaining({ isThis: false }),
  ])
  expect(Date.parse(devices[0]?.signedInAt ?? '') - Date.parse(devices[1]?.signedInAt ?? '')).toBe(60_000)
})

test('a device is listed with the time it was last used, until its session expires', async () => {
  const customer = await shop.customer()
  const phone = await logIn(customer.email)
  shop.wait(60 * 60_000)
  await phone.get('/api/session')
  const [first, second] = await fetchDevices(customer)
  expect(Date.parse(first?.lastSeenAt ?? '')).toBeGreaterThanOrEqual(Date.parse(second?.lastSeenAt ?? ''))
  expect([first, second].every((device) => device && device.lastSeenAt > device.signedInAt)).toBe(true)
  shop.wait(29 * 24 * 3_600_000)
  const fresh = await logIn(customer.email)
  shop.wait(2 * 24 * 3_600_000)
  expect(await fetchDevices(fresh)).toHaveLength(1)
})

test('a device signed out remotely has to log in again, and this one stays signed in [17.27]', async () => {
  const customer = await shop.customer()
  const phone = await logIn(customer.email)
  const lost = (await fetchDevices(customer)).find(({ isThis }) => !isThis)
  expect((await customer.call('DELETE', `/api/customers/sessions/${lost?.id}`)).statusCode).toBe(200)
  expect(await hasSession(phone)).toBe(false)
  expect(await hasSession(customer)).toBe(true)
  expect((await customer.call('DELETE', `/api/customers/sessions/${lost?.id}`)).statusCode).toBe(404)
})

test('all other devices are signed out in one step', async () => {
  const customer = await shop.customer()
  const others = await Promise.all([logIn(customer.email), logIn(customer.email)])
  expect((await customer.call('DELETE', '/api/customers/sessions')).statusCode).toBe(200)
  expect(await Promise.all(others.map(hasSession))).toEqual([false, false])
  expect(await fetchDevices(customer)).toMatchObject([{ isThis: true }])
})

test('a customer cannot see or sign out another customer’s devices', async () => {
  const asha = await shop.customer('asha')
  const ravi = await shop.customer('ravi')
  const [own] = await fetchDevices(asha)
  expect((await ravi.call('DELETE', `/api/customers/sessions/${own?.id}`)).statusCode).toBe(404)
  await ravi.call('DELETE', '/api/customers/sessions')
  expect(await hasSession(asha)).toBe(true)
  expect((await fetchDevices(ravi)).map(({ id }) => id)).not.toContain(own?.id)
})

test.each([
  ['GET', '/api/customers/sessions'],
  ['DELETE', '/api/customers/sessions'],
  ['DELETE', '/api/customers/sessions/0b9c8a34-0000-4000-8000-000000000000'],
] as const)('a visitor is asked to log in: %s %s', async (method, url) => {
  expect((await shop.visitor().call(method, url)).statusCode).toBe(401)
})

test('a new password signs out every other device, and its owner gets a mail [17.27]', async () => {
  const customer = await shop.customer()
  const thief = await logIn(customer.email)
  shop.mails.length = 0
  expect((await change(customer, PASSWORD)).statusCode).toBe(200)
  expect(await hasSession(thief)).toBe(false)
  expect(await fetchDevices(customer)).toMatchObject([{ isThis: true }])
  expect((await logIn(customer.email)).status).toBe(401)
  expect((await logIn(customer.email, NEW)).status).toBe(200)
  await eventually(() =>
    shop.mails.some(({ to, subject }) => to === customer.email && /was changed/.test(subject)),
  )
})

test.each([
  ['a wrong current password', 'wrong', NEW, NEW, 'Wrong password. Please try again.'],
  ['two different passwords', PASSWORD, NEW, 'other', 'Passwords do not match.'],
  ['a missing field', PASSWORD, '', '', 'All fields are required.'],
])('a new password with %s is refused and changes nothing', async (_, current, next, again, message) => {
  const customer = await shop.customer()
  const answer = await change(customer, current, next, again)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ message })
  expect((await logIn(customer.email)).status).toBe(200)
})

test('a stranger at an open browser can guess the password only ten times', async () => {
  const customer = await shop.customer()
  for (let guess = 1; guess <= 10; guess += 1) await change(customer, `guess ${guess}`)
  expect((await change(customer, PASSWORD)).statusCode).toBe(429)
})

test('with more than twenty devices, the least recently used is signed out [27.10]', async () => {
  const customer = await shop.customer()
  for (let devices = 1; devices <= 20; devices += 1) {
    shop.wait(60_000)
    await logIn(customer.email)
  }
  expect(await hasSession(customer)).toBe(false)
  expect(await fetchDevices(await logIn(customer.email))).toHaveLength(20)
})

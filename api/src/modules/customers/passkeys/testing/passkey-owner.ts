import { PASSWORD, type TestApp } from '../../../../testing/app'
import type { Browser } from '../../../../testing/browser'
import { createPasskey, type Misdeeds, type SoftwarePasskey, signChallenge } from './software-authenticator'

export async function addOptions(customer: Browser, password = PASSWORD) {
  return customer.post('/api/passkeys/options', { password })
}

/** Adds a passkey, valid or not. */
export async function addPasskey(customer: Browser, misdeeds: Misdeeds = {}) {
  const { made, passkey } = createPasskey((await addOptions(customer)).json(), misdeeds)
  return { answer: await customer.post('/api/passkeys', made), made, passkey }
}

export async function passkeyOwner(shop: TestApp, counter = 0) {
  const customer = await shop.customer()
  const { answer, passkey } = await addPasskey(customer, { counter })
  expect(answer.statusCode).toBe(201)
  return { ...customer, passkey }
}

export async function loginOptions(browser: Browser) {
  return (await browser.post('/api/passkeys/login/options')).json()
}

/** Logs in with a passkey, correctly or not. */
export async function logInWithPasskey(passkey: SoftwarePasskey, browser: Browser, misdeeds: Misdeeds = {}) {
  const assertion = signChallenge(passkey, await loginOptions(browser), misdeeds)
  return browser.post('/api/passkeys/login', assertion)
}

export async function fetchPasskeys(customer: Browser) {
  return (await customer.get('/api/passkeys')).json()
}

/** Returns the signed-in user, or null. */
export async function fetchUser(browser: Browser) {
  return (await browser.get('/api/session')).json().user
}

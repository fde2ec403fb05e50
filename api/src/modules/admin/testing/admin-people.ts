import type { AdminRole } from 'shared-contracts/staff/rights'
import type { TestApp } from '../../../testing/app'
import type { Browser } from '../../../testing/browser'
import { eventually } from '../../../testing/eventually'
import {
  createPasskey,
  type SoftwarePasskey,
  signChallenge,
} from '../../customers/passkeys/testing/software-authenticator'
import { generateCode } from '../../staff/sign-in-methods/authenticator-codes'

export const ADMIN_PASSWORD = 'three grams of saffron'

/** @returns the token of an invitation made at the terminal */
export async function createInvitation(
  shop: TestApp,
  email: string,
  role: AdminRole = 'owner',
  name = 'Asha',
) {
  const { link } = await shop.app.admin.invite('owner asha', { name, email, role })
  return readToken(link)
}

/** @returns the token of the newest invitation mailed to the address */
export async function mailedInvitation(shop: TestApp, email: string): Promise<string> {
  const newest = () => shop.mails.findLast(({ to, text }) => to === email && text.includes('#invitation='))
  await eventually(() => newest() !== undefined)
  return /#invitation=([\w-]+)/.exec(newest()?.text ?? '')?.[1] ?? ''
}

function readToken(link: string): string {
  return link.slice(link.indexOf('=') + 1)
}

export async function joinByPasskey(browser: Browser, token: string) {
  const options = await browser.post('/api/admin/invitations/passkey/options', { token })
  const { made, passkey } = createPasskey(options.json())
  return { answer: await browser.post('/api/admin/invitations/passkey', { token, passkey: made }), passkey }
}

/** Creates an invited person who has joined with a passkey. */
export async function passkeyPerson(shop: TestApp, email: string, role: AdminRole = 'owner') {
  const browser = shop.visitor()
  const { answer, passkey } = await joinByPasskey(browser, await createInvitation(shop, email, role))
  expect(answer.statusCode).toBe(200)
  return { browser, passkey, id: answer.json().person.id as string }
}

export async function joinByPassword(shop: TestApp, browser: Browser, token: string) {
  const app = (await browser.post('/api/admin/invitations/authenticator', { token })).json()
  const answer = await browser.post('/api/admin/invitations/password', {
    token,
    password: ADMIN_PASSWORD,
    sealed: app.sealed,
    code: generateCode(app.secret, shop.now()),
  })
  return { answer, secret: app.secret as string }
}

export async function signInWithPasskey(passkey: SoftwarePasskey, browser: Browser) {
  const options = await browser.post('/api/admin/sign-in/passkey/options')
  return browser.post('/api/admin/sign-in/passkey', signChallenge(passkey, options.json()))
}

export async function givePassword(browser: Browser, email: string, password = ADMIN_PASSWORD) {
  return browser.post('/api/admin/sign-in/password', { email, password })
}

/** Returns the name of the person signed in to the admin, or the error code. */
export async function fetchSignedInPerson(browser: Browser) {
  const answer = (await browser.get('/api/admin/session')).json()
  return answer.person?.name ?? answer.code
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { DEMO_ADMIN_PASSWORD, type DemoPerson } from 'shared-contracts/staff/demo-people'
import type { NewAuthenticator } from 'shared-contracts/staff/sign-in-schema'
import { generateCode } from '../../../api/src/modules/staff/sign-in-methods/authenticator-codes'
import { type Browser, openBrowser, Refusal } from '../../../e2e/harness/over-http/browser'

const CODE_LASTS_MS = 30_000

/** Secrets of the demo staff's authenticator apps, by email address. */
type AppKeys = Record<string, string>

/** Stores the secrets in a file that only the shop's user can read, so that later runs can sign in. */
export function keepAppKeys(file: string) {
  const read = (): AppKeys => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
  return {
    read,
    add(email: string, key: string): void {
      writeFileSync(file, JSON.stringify({ ...read(), [email]: key }), { mode: 0o600 })
    },
  }
}

/** Returns a code that is valid for the next minute and cannot have been used yet. */
export function nextCode(key: string, now: Date): string {
  return generateCode(key, new Date(now.getTime() + CODE_LASTS_MS))
}

export interface SignInMethods {
  adminOrigin: string
  keys: ReturnType<typeof keepAppKeys>
  /** Works like `npm run admin -- invite`. @returns the link's token */
  invite: (person: DemoPerson) => Promise<string>
}

/** @returns a browser in which the person is signed in with password and code; an invited person joins first */
export async function signInPerson(
  { adminOrigin, keys, invite }: SignInMethods,
  person: DemoPerson,
): Promise<Browser> {
  const browser = openBrowser(adminOrigin)
  await browser.get('/api/session')
  const key = keys.read()[person.email]
  if (key && (await trySignIn(browser, person.email, key))) return browser
  keys.add(person.email, await join(browser, await invite(person)))
  return browser
}

/** Tries two codes: each is valid only once, and the first may have been used already. */
async function trySignIn(browser: Browser, email: string, key: string): Promise<boolean> {
  for (const afterMs of [0, CODE_LASTS_MS]) {
    await wait(afterMs)
    try {
      const login = { email, password: DEMO_ADMIN_PASSWORD }
      const { challenge } = await browser.post<{ challenge: string }>(
        200,
        '/api/admin/sign-in/password',
        login,
      )
      await browser.post(200, '/api/admin/sign-in/code', { challenge, code: generateCode(key, new Date()) })
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return false
}

/** @returns the secret of the authenticator app */
async function join(browser: Browser, token: string): Promise<string> {
  const app = await browser.post<NewAuthenticator>(200, '/api/admin/invitations/authenticator', { token })
  const { secret, sealed } = app
  const code = generateCode(secret, new Date())
  const joining = { token, password: DEMO_ADMIN_PASSWORD, sealed, code }
  await browser.post(200, '/api/admin/invitations/password', joining)
  return secret
}

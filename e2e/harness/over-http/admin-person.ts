import { randomUUID } from 'node:crypto'
import type { AdminRole } from 'shared-contracts/staff/rights'
import {
  createPasskey,
  signChallenge,
} from '../../../api/src/modules/customers/passkeys/testing/software-authenticator'
import { knock } from '../../../api/src/owner/command-socket'
import { ownerCommand } from '../shop/api/owner-command'
import { openBrowser } from './browser'

type SigningOptions = Parameters<typeof signChallenge>[1]
type ToMake = Parameters<typeof createPasskey>[0]

export type AdminPerson = Awaited<ReturnType<typeof joinTheAdmin>>

export interface ShopAddress {
  origin: string
  dataDir: string
  /** Needed for a shop on PostgreSQL, which has no command socket in its data folder. */
  settings?: NodeJS.ProcessEnv
}

/** Joins the admin with a passkey, invited by the owner's command. */
export async function joinTheAdmin(place: ShopAddress, name: string, role: AdminRole) {
  const { origin } = place
  const browser = openBrowser(origin)
  await browser.get('/api/session')
  const token = await invitation(place, name, role)
  const options = await browser.post<ToMake>(200, '/api/admin/invitations/passkey/options', { token })
  const { made, passkey } = createPasskey(options, { origin })
  await browser.post(200, '/api/admin/invitations/passkey', { token, passkey: made })

  return {
    name,
    role,
    ...browser,
    async signIn(): Promise<void> {
      const asked = await browser.post<SigningOptions>(200, '/api/admin/sign-in/passkey/options', {})
      await browser.post(200, '/api/admin/sign-in/passkey', signChallenge(passkey, asked, { origin }))
    },
    /** Sends a request with an idempotency key, so that it may be sent again. */
    async sendOnce(path: string, body: object, key: string): Promise<{ status: number; text: string }> {
      const keyed = openBrowser(origin, {
        cookies: browser.cookies,
        headers: { 'idempotency-key': key },
      })
      const answer = await keyed.send('POST', path, body)
      return { status: answer.status, text: await answer.text() }
    },
  }
}

/** @returns the token in the invitation link */
async function invitation(
  { dataDir, settings }: ShopAddress,
  name: string,
  role: AdminRole,
): Promise<string> {
  const args = ['admin', 'invite', name, `${name.toLowerCase()}.${randomUUID()}@example.com`, role]
  const printed = await (settings?.DATABASE_URL
    ? ownerCommand(dataDir, args, settings)
    : knock(dataDir, args, 'owner'))
  const token = /#invitation=([\w-]+)/.exec(printed?.text ?? '')?.[1]
  if (!token) throw new Error(`No invitation was printed: ${printed?.text}`)
  return token
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { shop } from 'shared-contracts/platform/shop'
import type { AdminSession } from 'shared-contracts/staff/session-schema'
import type { InTransaction } from '../../../db/connection'
import { deviceName } from '../../../http/sessions/device-name'
import type { KnownBrowsers } from '../../../http/sessions/known-browsers'
import { inIndia } from '../../../i18n/in-india'
import type { Letter, Outbox } from '../../../mail/outbox'
import type { AuditLog } from '../audit-log/audit-log'
import type { Newcomer } from '../people/inviting'
import { staffLink } from '../people/staff-link'
import { createNotSignedInError } from '../require-staff'
import type { AdminCookie } from '../sessions/admin-cookie'
import { type AdminSessions, getMaxSessionMs } from '../sessions/admin-sessions'
import { shownSession } from '../sessions/shown-session'
import type { CodeKind } from '../sign-in-methods/admin-passwords'
import type { AdminSignIn } from './admin-sign-in'

interface AdmitDeps {
  signIn: Pick<AdminSignIn, 'welcome'>
  sessions: AdminSessions
  cookie: AdminCookie
  knownBrowsers: KnownBrowsers
  auditLog: AuditLog
  outbox: Outbox
  inTransaction: InTransaction
  publicOrigin: string
  now: () => Date
}

export type Admit = ReturnType<typeof createAdmit>

/** Notifies the shop and the person of a sign-in on a new device. */
function newAdminDeviceMails(
  { name, email }: Newcomer,
  device: string,
  at: Date,
  adminOrigin: string,
): Letter[] {
  return eachOnce([shop.email, email]).map((to) => ({
    to,
    subject: `${name} signed in to the admin on a new device`,
    parts: [
      `${name} signed in to the admin of ${shop.brand} on ${device || 'an unknown device'}, ${inIndia(at)}.`,
      'If it wasn’t you, ask an owner to sign you out everywhere under Staff in the admin.',
      staffLink(adminOrigin),
    ],
  }))
}

function eachOnce(addresses: readonly string[]): string[] {
  return [...new Set(addresses)]
}

/** Opens a session for a person who has been authenticated, by either method. */
export function createAdmit(deps: AdmitDeps) {
  const { signIn, sessions, cookie, knownBrowsers, auditLog, outbox, inTransaction, publicOrigin, now } = deps

  /** @throws AppError INVALID_CREDENTIALS for a person without access */
  return async function admit(
    request: FastifyRequest,
    reply: FastifyReply,
    staffId: string,
    way: 'passkey' | CodeKind,
  ): Promise<AdminSession> {
    const { id, name, role, email } = await signIn.welcome(staffId)
    const device = deviceName(request.headers['user-agent'])
    const isKnown = knownBrowsers.idOf(request, email) !== undefined
    const isByPasskey = way === 'passkey'
    const before = cookie.read(request)
    const value = cookie.renew(reply, getMaxSessionMs(isByPasskey) / 1000)
    await inTransaction(async () => {
      await sessions.start(value, { staffId, device, isByPasskey, before })
      await auditLog.write({
        by: { id, name, role, device },
        what: 'person-signed-in',
        about: { kind: 'person', id },
        after: { way, isKnownDevice: isKnown },
      })
      const mails = isKnown ? [] : newAdminDeviceMails({ name, role, email }, device, now(), publicOrigin)
      for (const mail of mails) await outbox.add(mail)
    })
    knownBrowsers.mark(request, reply, email)
    const session = await sessions.find(value)
    if (!session) throw createNotSignedInError()
    return shownSession(session)
  }
}

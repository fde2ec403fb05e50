import { hashSecret } from '../../../app/secrets'
import type { Staff } from '../require-staff'
import {
  IDLE_MS,
  MOST_BY_PASSKEY_MS,
  MOST_BY_PASSWORD_MS,
  REAUTHENTICATION_MS,
  SEEN_EVERY_MS,
} from './session-limits'
import type { StaffSessionsRepository } from './staff-sessions.repository'

interface AdminSessionsDeps {
  repository: StaffSessionsRepository
  now: () => Date
}

export interface FoundSession {
  hash: string
  staff: Staff
  /** When the session ends, however much it is used. */
  expiresAt: Date
  /** Until then, calls that require re-authentication are allowed. */
  reauthenticatedUntil: Date
  isReauthenticated: boolean
}

interface NewSession {
  staffId: string
  device: string
  isByPasskey: boolean
  /** The browser's previous cookie. Its session ends, but the same person keeps its push devices. */
  before?: string | undefined
}

export type AdminSessions = ReturnType<typeof createAdminSessions>

/** Manages staff's sessions. The database stores hashes; only browsers have the cookies. */
export function createAdminSessions({ repository, now }: AdminSessionsDeps) {
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds)

  /** @param cookie the new value, known only to the browser */
  async function start(cookie: string, { before, ...session }: NewSession): Promise<void> {
    const time = now()
    const started = {
      ...session,
      hash: hashSecret(cookie),
      startedAt: time,
      lastSeenAt: time,
      reauthenticatedAt: time,
      expiresAt: new Date(time.getTime() + getMaxSessionMs(session.isByPasskey)),
    }
    await repository.add(started)
    if (before === undefined) return
    await repository.handOn(hashSecret(before), started)
    await repository.remove(hashSecret(before))
  }

  async function find(cookie: string): Promise<FoundSession | null> {
    const hash = hashSecret(cookie)
    const found = await repository.find(hash, now(), ago(IDLE_MS))
    if (!found) return null
    const { session, name, role } = found
    if (session.lastSeenAt <= ago(SEEN_EVERY_MS)) await repository.see(hash, now())
    const reauthenticatedUntil = new Date(session.reauthenticatedAt.getTime() + REAUTHENTICATION_MS)
    return {
      hash,
      expiresAt: session.expiresAt,
      staff: { id: session.staffId, name, role, device: session.device },
      reauthenticatedUntil,
      isReauthenticated: reauthenticatedUntil > now(),
    }
  }

  const reauthenticate = (cookie: string) => repository.reauthenticate(hashSecret(cookie), now())

  const end = (cookie: string) => repository.remove(hashSecret(cookie))

  /** @param except the cookie of a session to keep */
  const endAllOf = (staffId: string, except?: string) =>
    repository.removeAllOf(staffId, except && hashSecret(except))

  const forgetOver = () => repository.removeOver(now(), ago(IDLE_MS))

  return { start, find, reauthenticate, end, endAllOf, forgetOver }
}

/** The longest lifetime of a session, in milliseconds. */
export function getMaxSessionMs(isByPasskey: boolean): number {
  return isByPasskey ? MOST_BY_PASSKEY_MS : MOST_BY_PASSWORD_MS
}

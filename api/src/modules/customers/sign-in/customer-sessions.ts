import { MOST_DEVICES } from 'shared-contracts/customers/customer'
import { hashSecret } from '../../../app/secrets'
import { AppError } from '../../../errors'
import type { SessionsRepository, StoredSession } from './sessions.repository'

interface CustomerSessionsDeps {
  repository: SessionsRepository
  lifetimeMs: number
  now: () => Date
}

export type CustomerSessions = ReturnType<typeof createCustomerSessions>

/** Limits how often a session's last use is written, because a write on every call would be too many. */
const SEEN_EVERY_MS = 10 * 60_000

/** Manages customers' sessions. The database stores hashes; only browsers have the cookies. */
export function createCustomerSessions({ repository, lifetimeMs, now }: CustomerSessionsDeps) {
  /** @param before the previous cookie, whose session ends. @param device a name the customer recognises */
  async function start(
    customerId: string,
    sid: string,
    before: string | undefined,
    device: string,
  ): Promise<void> {
    if (before) await end(before)
    const time = now()
    const expiresAt = new Date(time.getTime() + lifetimeMs)
    await repository.add({
      hash: hashSecret(sid),
      customerId,
      device,
      startedAt: time,
      lastSeenAt: time,
      expiresAt,
    })
    await repository.keepNewest(customerId, MOST_DEVICES)
  }

  async function end(sid: string): Promise<void> {
    await repository.remove(hashSecret(sid))
  }

  async function find(hash: string): Promise<string | null> {
    const session = await repository.find(hash, now())
    if (!session) return null
    if (now().getTime() - session.lastSeenAt.getTime() > SEEN_EVERY_MS) await repository.see(hash, now())
    return session.customerId
  }

  /** Lists sessions, most recently used first. @param sid the requesting browser's cookie */
  async function listOf(customerId: string, sid: string | undefined) {
    const own = sid && hashSecret(sid)
    const sessions = await repository.listOf(customerId, now())
    return sessions.map((session) => ({ ...session, isThis: session.hash === own }))
  }

  /** @throws AppError NOT_FOUND, also if it belongs to another customer */
  async function endOne(customerId: string, id: string): Promise<void> {
    if (!(await repository.removeOne(customerId, id)))
      throw new AppError('NOT_FOUND', 'That device is already signed out.')
  }

  /** Ends every session of the customer except this browser's. */
  async function endOthers(customerId: string, sid: string | undefined): Promise<void> {
    await repository.removeAllOf(customerId, sid && hashSecret(sid))
  }

  return { start, end, find, listOf, endOne, endOthers }
}

export type ListedSession = StoredSession & { isThis: boolean }

import type { Database } from '../db/connection'
import type { Jobs } from '../jobs/jobs'
import type { Mail, Mailer } from './mailer'
import { createOutboxRepository, type WaitingMail } from './outbox.repository'

export interface OutboxDeps {
  database: Database
  mailer: Mailer
  jobs: Jobs
  now: () => Date
}

/** Puts a mail into the caller's transaction: it is sent exactly when what it tells of has happened. */
export interface Outbox {
  add: (mail: Mail) => Promise<void>
}

const LOOK_EVERY_MS = 30_000
/** After the last of these waits a mail is given up; its row tells why. */
const RETRY_WAITS_MS = [10_000, 60_000, 600_000, 3_600_000, 6 * 3_600_000, 24 * 3_600_000]
const AT_ONCE = 10

export function createOutbox({ database, mailer, jobs, now }: OutboxDeps): Outbox {
  const repository = createOutboxRepository(database)
  const wake = jobs.every('outbox', LOOK_EVERY_MS, sendDue)

  async function add(mail: Mail): Promise<void> {
    await repository.add(mail, now())
    database.afterCommit(wake)
  }

  async function sendDue(): Promise<void> {
    let sent: number
    do sent = await sendSome()
    while (sent === AT_ONCE)
  }

  /** The time of the next try is set first, so that no other process sends the same mail meanwhile. */
  async function sendSome(): Promise<number> {
    const mails = await repository.take(AT_ONCE, now(), nextTry)
    await Promise.all(mails.map(send))
    return mails.length
  }

  function nextTry(attempts: number): Date | null {
    const waitMs = RETRY_WAITS_MS[attempts]
    return waitMs === undefined ? null : new Date(now().getTime() + waitMs)
  }

  async function send({ id, mail }: WaitingMail): Promise<void> {
    try {
      await mailer(mail)
      await repository.remove(id)
    } catch (error) {
      await repository.noteFailure(id, error instanceof Error ? error.message : String(error))
    }
  }

  return { add }
}

import type { Database } from '../db/connection'
import type { Jobs } from '../jobs/jobs'
import { type Part, writeLetter } from './letter'
import type { Mail, Mailer } from './mailer'
import { createOutboxRepository, type WaitingMail } from './outbox.repository'

export interface OutboxDeps {
  database: Database
  mailer: Mailer
  jobs: Jobs
  now: () => Date
}

/** A mail to be written as text and as HTML. */
export interface Letter extends Pick<Mail, 'to' | 'replyTo' | 'subject' | 'headers'> {
  parts: readonly Part[]
}

/**
 * Puts a mail into the caller's transaction: it is sent when what it tells of has happened, and never when not. Sent at
 * least once: a process that is killed after the mail server took a mail and before that was stored has it sent again,
 * under the same Message-ID. The other choice would lose mails with links that nobody can ask for again.
 */
export interface Outbox {
  add: (letter: Letter) => Promise<void>
}

export interface GivenUpMail {
  id: number
  to: string
  subject: string
  why: string
  at: Date
}

const LOOK_EVERY_MS = 30_000
/** For so long a mail is one process's: longer than a mail server may keep it waiting. */
const CLAIM_MS = 120_000
/** After the last of these waits a mail is given up; its row tells why. */
const RETRY_WAITS_MS = [10_000, 60_000, 600_000, 3_600_000, 6 * 3_600_000, 24 * 3_600_000]
const AT_ONCE = 10

export function createOutbox({ database, mailer, jobs, now }: OutboxDeps) {
  const repository = createOutboxRepository(database)
  const wake = jobs.every('outbox', LOOK_EVERY_MS, sendDue)

  async function add({ parts, ...mail }: Letter): Promise<void> {
    await repository.add({ ...mail, ...writeLetter(parts) }, now())
    database.afterCommit(wake)
  }

  async function sendDue(): Promise<void> {
    let sent: number
    do sent = await sendSome()
    while (sent === AT_ONCE)
  }

  async function sendSome(): Promise<number> {
    const mails = await repository.take(AT_ONCE, now(), after(CLAIM_MS))
    await Promise.all(mails.map(send))
    return mails.length
  }

  async function send({ id, attempts, mail }: WaitingMail): Promise<void> {
    try {
      await mailer(mail)
    } catch (error) {
      const waitMs = RETRY_WAITS_MS[attempts]
      const nextTry = waitMs === undefined ? null : after(waitMs)
      await repository.noteFailure(id, error instanceof Error ? error.message : String(error), nextTry)
      return
    }
    await repository.remove(id)
  }

  function after(milliseconds: number): Date {
    return new Date(now().getTime() + milliseconds)
  }

  /** For who runs the shop. */
  const failed = {
    name: 'mails_failed',
    help: 'Mails that no mail server took, those given up among them',
    count: repository.countFailed,
  }

  return {
    add,
    failed,
    givenUp: async (): Promise<GivenUpMail[]> => [],
    sendAgain: async (_: number) => false,
    drop: async (_: number) => false,
  }
}

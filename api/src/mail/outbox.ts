import type { FastifyBaseLogger } from 'fastify'
import type { Language } from 'shared-contracts/i18n/language'
import type { Database } from '../db/connection'
import type { Jobs } from '../jobs/jobs'
import { createQueue } from '../jobs/queue/queue'
import { planned } from '../jobs/queue/waits'
import { type GivenUpMail, givenUpMail } from './given-up-mail'
import { type Part, writeLetter } from './letter'
import type { Mail, Mailer } from './mailer'
import { createOutboxRepository, type OutboxRow, toMail } from './outbox.repository'

interface OutboxDeps {
  database: Database
  mailer: Mailer
  jobs: Jobs
  log: Pick<FastifyBaseLogger, 'warn'>
  now: () => Date
}

export interface Letter extends Pick<Mail, 'to' | 'replyTo' | 'subject' | 'headers'> {
  parts: readonly Part[]
  /** Defaults to English. */
  language?: Language
  /** The customer who has to confirm their address before this is sent. */
  waitsFor?: string
  /** When to send it; until then it can be withdrawn. Defaults to now. */
  notBefore?: Date
  /** A UUID chosen by the caller, who can use it to withdraw the mail. */
  messageId?: string
}

/**
 * Queues a mail in the caller's transaction, so that it is sent only after the commit. Delivery is at least
 * once: if a process is killed between the mail server accepting a mail and the record of it, the mail is sent
 * again with the same Message-ID. The alternative would lose mails with links that nobody can request again.
 */
export interface Outbox {
  add: (letter: Letter) => Promise<void>
  /** Withdraws a mail. @returns false if sending has begun, or there is no such mail */
  takeBack: (messageId: string) => Promise<boolean>
}

/** The person who dropped a mail, and why. For the log. */
export interface ByHand {
  who: string
  why: string
}

const LOOK_EVERY_MS = 30_000
/** The time for which a process reserves a mail: longer than a mail server may keep it waiting. */
const CLAIM_MS = 120_000
/** The waits before each retry. If the last retry fails, the mail is given up; its row has the reason. */
const RETRY_WAITS_MS = [10_000, 60_000, 600_000, 3_600_000, 6 * 3_600_000, 24 * 3_600_000]
const AT_ONCE = 10

export type MailQueue = ReturnType<typeof createOutbox>

export function createOutbox({ database, mailer, jobs, log, now }: OutboxDeps) {
  const repository = createOutboxRepository(database)
  const queue = createQueue({
    database,
    rows: repository.rows,
    claimMs: CLAIM_MS,
    atOnce: AT_ONCE,
    async work(row) {
      await mailer(toMail(row))
      await repository.remove(row.id)
      return 'done'
    },
    waitAfter: planned(RETRY_WAITS_MS),
    // The error is not logged, because mail servers quote the recipient. It is stored in the row.
    onTrouble: (_, { id, attempts }) =>
      log.warn({ mail: id, attempts }, 'The mail server did not accept a mail; it will be retried.'),
    now,
  })
  const wake = jobs.every('outbox', LOOK_EVERY_MS, queue.pass)

  async function add({ parts, language, ...mail }: Letter): Promise<void> {
    await repository.add({ ...mail, ...writeLetter(parts, language) }, now())
    database.afterCommit(wake)
  }

  /** Sends the mails that were waiting for a customer to confirm the address `to`. */
  async function release(customerId: string, to: string): Promise<void> {
    await repository.release(customerId, to, now())
    database.afterCommit(wake)
  }

  /** @returns the given-up mails, oldest first */
  async function givenUp(): Promise<GivenUpMail[]> {
    return (await repository.givenUp()).map(givenUpMail)
  }

  /** Resends a given-up mail. @returns false if no such mail was given up */
  async function sendAgain(id: number): Promise<boolean> {
    const isFound = await queue.restart(id)
    if (isFound) wake()
    return isFound
  }

  /** Deletes a given-up mail. @returns false if no such mail was given up */
  async function drop(id: number, { who, why }: ByHand): Promise<boolean> {
    const dropped = await repository.removeGivenUp(id)
    if (!dropped) return false
    const { to, subject } = givenUpMail(dropped)
    log.warn({ mail: id, to, subject, who, why }, 'A mail expired before it could be sent, and was dropped.')
    return true
  }

  /** Deletes given-up mails to an address where they are no longer wanted. */
  async function dropTo(address: string, why: string): Promise<void> {
    logDropped(await repository.removeGivenUpTo(address), why)
  }

  async function dropOld(writtenUntil: Date): Promise<void> {
    logDropped(await repository.removeOldGivenUp(writtenUntil), 'it was not sent again in time')
  }

  /** Leaves out the subject, because it may contain the name of a person whose data is being deleted. */
  function logDropped(rows: readonly OutboxRow[], why: string): void {
    for (const { id, to } of rows.map(givenUpMail))
      log.warn({ mail: id, to, who: 'shop', why }, 'A mail expired before it could be sent, and was dropped.')
  }

  const failed = {
    name: 'mails_failed',
    help: 'Mails that could not be sent yet, including those no longer retried',
    count: repository.countFailed,
  }

  const lost = {
    name: 'mails_given_up',
    help: 'Mails no longer retried after repeated failures, waiting for the owner',
    count: repository.countGivenUp,
  }

  const takeBack = (messageId: string) => repository.removeUnsent(messageId)

  return { add, takeBack, release, givenUp, sendAgain, drop, dropTo, dropOld, failed, lost }
}

import type { Database } from '../../../db/connection'
import { AppError } from '../../../errors'
import type { GivenUpMail } from '../../../mail/given-up-mail'
import type { ByHand } from '../../../mail/outbox'
import type { StoredDifference } from '../reconciliation/differences.repository'
import { listLines } from './list-lines'
import type { OwnersListRepository } from './owners-list.repository'
import { letters, type WaitingThing } from './waiting-thing'
import {
  waitingDifference,
  waitingDispute,
  waitingEntry,
  waitingMail,
  waitingMessage,
  waitingPayment,
  waitingRefund,
} from './waiting-things'

/** Cashfree's refunds take up to a week; one that is older is asked for. */
const LONG_REFUND_MS = 7 * 24 * 3_600_000

/** Mails that no server took. */
export interface GivenUpMails {
  givenUp: () => Promise<GivenUpMail[]>
  sendAgain: (id: number) => Promise<boolean>
  drop: (id: number, by: ByHand) => Promise<boolean>
}

export interface OwnersListDeps {
  database: Pick<Database, 'inTransaction'>
  repository: OwnersListRepository
  mails: GivenUpMails
  /** Where the ledger and a gateway's account do not agree. */
  differences: () => Promise<StoredDifference[]>
  now: () => Date
}

export interface Look {
  /** As the list names it, such as P12. */
  id: string
  reason: string
  who: string
}

/** What waits for the owner: a thing leaves the list when the ledger says so, or the owner. */
export function createOwnersList({ database, repository, mails, differences, now }: OwnersListDeps) {
  async function waiting(): Promise<WaitingThing[]> {
    return [
      ...(await repository.payments()).map(waitingPayment),
      ...(await repository.refunds(new Date(now().getTime() - LONG_REFUND_MS))).map(waitingRefund),
      ...(await repository.disputes()).map(waitingDispute),
      ...(await differences()).map(waitingDifference),
      ...(await repository.messages()).map(waitingMessage),
      ...(await mails.givenUp()).map(waitingMail),
      ...(await repository.unreadEntries()).map(waitingEntry),
    ]
  }

  /** @returns lines to read */
  async function list(): Promise<string> {
    return listLines(await waiting(), now()).join('\n')
  }

  /** Takes one thing off the list; no order and no money changes. @throws AppError when it does not wait */
  async function lookedAt({ id, reason, who }: Look): Promise<void> {
    const isDone = await database.inTransaction(async () => {
      const isWaiting = (await waiting()).some((thing) => thing.id === id)
      if (!isWaiting) return false
      const mail = mailOf(id)
      if (mail !== undefined) return mails.drop(mail, { who, why: reason })
      await repository.takeOff(id, who, reason, now())
      return true
    })
    if (!isDone) throw notWaiting(id)
  }

  /** Has a mail that was given up sent again. @throws AppError when it does not wait */
  async function sendAgain(id: string): Promise<void> {
    const mail = mailOf(id)
    if (mail === undefined || !(await mails.sendAgain(mail))) throw notWaiting(id)
  }

  return { waiting, list, lookedAt, sendAgain }
}

function mailOf(id: string): number | undefined {
  return id.startsWith(letters.mail) && /^\d{1,15}$/.test(id.slice(1)) ? Number(id.slice(1)) : undefined
}

function notWaiting(id: string): AppError {
  return new AppError('NOT_FOUND', `Nothing that waits is called ${id}.`)
}

export type OwnersList = ReturnType<typeof createOwnersList>

import type { Database } from '../../../db/connection'
import { AppError } from '../../../errors'
import type { GivenUpMail } from '../../../mail/given-up-mail'
import type { ByHand } from '../../../mail/outbox'
import type { ProviderName } from '../payments.tables'
import type { Gateways } from '../providers/gateways'
import type { StoredDifference } from '../reconciliation/differences.repository'
import type { StoredSettlement } from '../reconciliation/settlement-files/settlement-files.repository'
import { CLOSING_AGE_MS } from '../status-requests/polling-plan'
import { type ActionItem, letters } from './action-item'
import type { ActionItemsRepository } from './action-items.repository'
import {
  lackingOrder,
  shortPack,
  waitingDifference,
  waitingDispute,
  waitingMail,
  waitingMessage,
  waitingNote,
  waitingOrder,
  waitingPayment,
  waitingRefund,
  waitingSettlement,
  waitingStandAlone,
} from './action-items-by-kind'
import { listLines } from './list-lines'

/** Most refunds finish within five days; list those that take longer. */
const LONG_REFUND_MS = 5 * 24 * 3_600_000
/** Abandoned checkouts have failed by then, so a payment that is still open is undecided at its gateway. */
const LONG_PAYMENT_MS = CLOSING_AGE_MS + 60 * 60_000

export interface GivenUpMails {
  givenUp: () => Promise<GivenUpMail[]>
  sendAgain: (id: number) => Promise<boolean>
  drop: (id: number, by: ByHand) => Promise<boolean>
}

interface OwnersQuestions {
  ofOrder: (gatewayOrderId: string) => Promise<void>
  ofRefund: (id: string) => Promise<void>
}

interface ActionItemListDeps {
  database: Pick<Database, 'inTransaction'>
  repository: ActionItemsRepository
  mails: GivenUpMails
  /** Mismatches between the ledger and a gateway's account. */
  differences: () => Promise<StoredDifference[]>
  /** Settlements that do not match the ledger or do not add up. */
  settlements: () => Promise<StoredSettlement[]>
  /** Asks a gateway for the status of a payment or refund. The gateway might not respond. */
  questions: OwnersQuestions
  gatewaysSetUp: readonly ProviderName[]
  gateways: Pick<Gateways, 'get'>
  now: () => Date
}

interface Look {
  /** The id as listed, such as P12. */
  id: string
  reason: string
  who: string
}

/** Lists everything that needs the owner, until the ledger resolves it or the owner takes it off the list. */
export function createActionItemList(deps: ActionItemListDeps) {
  const { database, repository, mails, differences, settlements, questions, gatewaysSetUp, now } = deps
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds)
  const isOn = (provider: ProviderName) => gatewaysSetUp.includes(provider)
  const titleOf = (provider: ProviderName) => deps.gateways.get(provider).title

  async function waiting(): Promise<ActionItem[]> {
    return [
      ...(await repository.payments()).map((payment) => waitingPayment(payment, titleOf)),
      ...(await repository.openOrders(before(LONG_PAYMENT_MS))).map(waitingOrder),
      ...(await repository.standAlone()).map((payment) => waitingStandAlone(payment, isOn, titleOf)),
      ...(await repository.refunds(before(LONG_REFUND_MS))).map(waitingRefund),
      ...(await repository.disputes()).map(waitingDispute),
      ...(await differences()).map(waitingDifference),
      ...(await settlements()).map(waitingSettlement),
      ...(await repository.creditNotes()).map(waitingNote),
      ...(await repository.lackingOrders()).map(lackingOrder),
      ...(await repository.shortPacks()).map(shortPack),
      ...(await repository.messages()).map((message) => waitingMessage(message, titleOf)),
      ...(await mails.givenUp()).map(waitingMail),
    ]
  }

  async function list(): Promise<string> {
    return listLines(await waiting(), now()).join('\n')
  }

  /** Takes an item off the list without changing any order or payment. @throws AppError if it is not listed */
  async function lookedAt({ id, reason, who }: Look): Promise<void> {
    const isDone = await database.inTransaction(async () => {
      const isWaiting = (await waiting()).some((thing) => thing.id === id)
      if (!isWaiting) return false
      const mail = parseMailId(id)
      if (mail !== undefined) return mails.drop(mail, { who, why: reason })
      await repository.takeOff(id, who, reason, now())
      return true
    })
    if (!isDone) throw notWaiting(id)
  }

  /** Sends a given-up mail again. @throws AppError if it is not on the list */
  async function sendAgain(id: string): Promise<void> {
    const mail = parseMailId(id)
    if (mail === undefined || !(await mails.sendAgain(mail))) throw notWaiting(id)
  }

  /** @returns true if this resolved the item. @throws AppError if it isn't listed, or asking can't help */
  async function ask(id: string): Promise<boolean> {
    const thing = (await waiting()).find((one) => one.id === id)
    if (thing?.action.does !== 'ask') throw notWaiting(id)
    const name = id.slice(letters[thing.kind].length)
    await (thing.kind === 'order' ? questions.ofOrder(name) : questions.ofRefund(name))
    return !(await waiting()).some((one) => one.id === id)
  }

  return { waiting, list, lookedAt, sendAgain, ask }
}

function parseMailId(id: string): number | undefined {
  return id.startsWith(letters.mail) && /^\d{1,15}$/.test(id.slice(1)) ? Number(id.slice(1)) : undefined
}

function notWaiting(id: string): AppError {
  return new AppError('NOT_FOUND', `There is no open action item ${id}.`)
}

export type ActionItemList = ReturnType<typeof createActionItemList>

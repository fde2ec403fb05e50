import { areContained } from 'shared-contracts/fulfilment/returns'
import type { Language } from 'shared-contracts/i18n/language'
import { caseReturnReasons, isCaseOver } from 'shared-contracts/support/cases/case'
import type { CustomerCase, NewCase } from 'shared-contracts/support/cases/case-schema'
import { listOpenItems } from 'shared-contracts/support/cases/open-items'
import type { InTransaction } from '../../../db/connection'
import { AppError } from '../../../errors'
import type { Outbox } from '../../../mail/outbox'
import type { Orders } from '../../orders'
import type { Cancellations } from './cancellations'
import { caseForShopMail, caseReceivedMail } from './case-mails'
import { requireCase } from './case-of-order'
import type { CasesRepository } from './cases.repository'
import { shownCase } from './shown-case'

export interface CasesServiceDeps {
  repository: CasesRepository
  orders: Pick<Orders, 'find' | 'findStored' | 'lock' | 'shipmentsIn' | 'tell'>
  cancel: Cancellations
  outbox: Outbox
  inTransaction: InTransaction
  /** Returns a case's page in the admin. */
  adminPageOf: (id: number) => string
  now: () => Date
}

/** A call with its sender's language and idempotency key. */
export interface Sent {
  language: Language
  repeatKey: string | undefined
}

/** More cases than an honest customer has for one order. */
const MOST_CASES = 10
/** More messages than anybody writes before they get a reply. */
const MOST_UNANSWERED = 10

export type CasesService = ReturnType<typeof createCasesService>

export function createCasesService(deps: CasesServiceDeps) {
  const { repository, orders, outbox, inTransaction, adminPageOf, now } = deps

  async function list(customerId: string, orderId: string): Promise<CustomerCase[]> {
    const { id } = await orders.findStored(customerId, orderId)
    return (await repository.ofOrder(id)).map(shownCase)
  }

  /** Repeating it is safe. @throws AppError NOT_FOUND; WRONG_STATE if it is too late */
  async function cancel(customerId: string, orderId: string, language: Language): Promise<CustomerCase> {
    const { id } = await orders.findStored(customerId, orderId)
    const number = await deps.cancel(id, language)
    return shown(id, number, orderId)
  }

  /** Opens a case; a repeat returns the same one. @throws AppError NOT_FOUND, INVALID_INPUT, WRONG_STATE */
  async function open(
    customerId: string,
    orderId: string,
    input: NewCase,
    { language, repeatKey }: Sent,
  ): Promise<CustomerCase> {
    const order = await orders.findStored(customerId, orderId)
    const { shipments = [] } = await orders.shipmentsIn(order)
    const number = await inTransaction(async () => {
      await orders.lock(order.id)
      const before = repeatKey && (await repository.byRepeatKey(repeatKey))
      if (before) return before.id
      refuseOther(input, listOpenItems(input.kind, shipments, now()))
      if ((await repository.countOf(order.id)) >= MOST_CASES)
        throw new AppError('TOO_MANY_REQUESTS', 'You’ve sent many requests for this order. We’ll reply soon.')
      const { kind, reason, items, text } = input
      const at = now()
      const added = await repository.add({
        ...{ order: order.id, kind, state: 'open', since: at, reason, items, text, language, repeatKey },
        ...{ openedAt: at, changedBy: 'Customer', changedAt: at },
      })
      await orders.tell(order, caseReceivedMail(order, added))
      await outbox.add(caseForShopMail(order, added, adminPageOf(added.id)))
      return added.id
    })
    return shown(order.id, number, orderId)
  }

  /** Adds a customer's message, so that the case waits for the shop again. @throws AppError NOT_FOUND, WRONG_STATE */
  async function write(
    customerId: string,
    { orderId, id }: { orderId: string; id: string },
    text: string,
    repeatKey: string | undefined,
  ): Promise<CustomerCase> {
    const order = await orders.findStored(customerId, orderId)
    const number = requireCase(await repository.ofOrder(order.id), id, orderId).stored.id
    await inTransaction(async () => {
      const held = await repository.hold(number)
      const at = now()
      if (!held || !(await repository.addMessage({ case: number, text, at, repeatKey }))) return
      if (isCaseOver(held.state))
        throw new AppError('WRONG_STATE', 'This request is closed. Send us a message if you need help.')
      if ((await repository.countUnanswered(number)) > MOST_UNANSWERED)
        throw new AppError('TOO_MANY_REQUESTS', 'We’ve received your messages and will reply soon.')
      const isWaiting = held.state === 'open'
      await repository.change(number, 'open', { name: 'Customer', at }, isWaiting ? undefined : at)
      await outbox.add(caseForShopMail(order, held, adminPageOf(number), text))
    })
    return shown(order.id, number, orderId)
  }

  async function shown(order: string, number: number, orderId: string): Promise<CustomerCase> {
    const whole = (await repository.ofOrder(order)).find(({ stored }) => stored.id === number)
    if (!whole) throw new Error(`The case ${number} of order ${orderId} is gone.`)
    return shownCase(whole)
  }

  return { list, cancel, open, write }
}

/** @param open the items for which a case of this kind can be opened. @throws AppError INVALID_INPUT, WRONG_STATE */
function refuseOther({ kind, reason, items }: NewCase, open: NewCase['items']): void {
  if (kind === 'return' && !caseReturnReasons.some((one) => one === reason))
    throw new AppError('INVALID_INPUT', 'Choose a reason.')
  if (open.length === 0)
    throw new AppError(
      'WRONG_STATE',
      kind === 'return'
        ? 'Items can be returned within 15 days of delivery. Send us a message if you need help.'
        : 'Problems can be reported within 7 days of delivery. Send us a message if you need help.',
    )
  if (!areContained(items, open))
    throw new AppError('INVALID_INPUT', 'Choose items that you have received, and how many of them.')
}

import { shop } from 'shared-contracts/platform/shop'
import type {
  AdminMessage,
  Inbox,
  MessageState,
  NewLink,
  NewReply,
  NewState,
} from 'shared-contracts/support/admin/inbox-schema'
import { formatTicket, parseTicket } from 'shared-contracts/support/ticket'
import type * as z from 'zod/mini'
import type { InTransaction } from '../../../db/connection'
import { AppError, changedMeanwhile } from '../../../errors'
import type { Letter, Outbox } from '../../../mail/outbox'
import type { AuditLog, Staff } from '../../staff'
import type { InboxRepository, StoredMessage } from './inbox.repository'
import { shownMessage, shownSummary } from './shown-message'

interface InboxServiceDeps {
  repository: InboxRepository
  outbox: Outbox
  auditLog: Pick<AuditLog, 'write'>
  inTransaction: InTransaction
  now: () => Date
}

const AT_ONCE = 30

export type InboxService = ReturnType<typeof createInboxService>

/** Handles messages. The law allows a month to answer (Consumer Protection (E-Commerce) Rules 2020, rule 4). */
export function createInboxService({ repository, outbox, auditLog, inTransaction, now }: InboxServiceDeps) {
  async function list(state: MessageState, after: string | undefined): Promise<Inbox> {
    const found = await repository.list(
      state,
      after === undefined ? undefined : requireMessageId(after),
      AT_ONCE + 1,
    )
    const messages = found.slice(0, AT_ONCE).map(shownSummary)
    const last = messages.at(-1)
    return {
      messages,
      counts: await repository.counts(),
      ...(found.length > AT_ONCE && last && { after: last.ticket }),
    }
  }

  /** @throws AppError NOT_FOUND */
  async function message(ticket: string): Promise<AdminMessage> {
    const stored = present(await repository.find(requireMessageId(ticket)), ticket)
    const [order] = stored.order === null ? [] : await repository.ordersCalled(stored.order)
    const [answers, ofSender] = [await repository.answers(stored.id), await repository.ordersOf(stored.email)]
    return shownMessage(stored, answers, ofSender, order)
  }

  /** Mails the answer if `way` is 'mail'. Repeats do nothing. @throws AppError NOT_FOUND, CHANGED_MEANWHILE */
  function answer(
    ticket: string,
    { version, text, way, isClosing }: NewReply,
    by: Staff,
    repeatKey: string | undefined,
  ): Promise<AdminMessage> {
    return inTransaction(async () => {
      const stored = await held(ticket)
      const at = now()
      const isNew = await repository.addAnswer({
        message: stored.id,
        text,
        way,
        at,
        staffName: by.name,
        repeatKey,
      })
      if (!isNew) return message(ticket)
      keepVersion(stored, version)
      const state = isClosing ? 'closed' : 'answered'
      await repository.change(stored.id, { state }, { name: by.name, at })
      if (way === 'mail') await outbox.add(replyMail(stored, text))
      await auditLog.write({
        by,
        what: 'message-answered',
        about: toSubject(stored),
        before: { state: stored.state },
        after: { state, way },
      })
      return message(ticket)
    })
  }

  /** Closes an answered message, or reopens a closed one. @throws AppError INVALID_INPUT if it is unanswered */
  function setState(
    ticket: string,
    { version, state }: z.infer<typeof NewState>,
    by: Staff,
  ): Promise<AdminMessage> {
    return inTransaction(async () => {
      const stored = await held(ticket)
      if (stored.state === state) return message(ticket)
      keepVersion(stored, version)
      if ((await repository.answers(stored.id)).length === 0)
        throw new AppError('INVALID_INPUT', 'Reply to this message before you close it.')
      await repository.change(stored.id, { state }, { name: by.name, at: now() })
      await auditLog.write({
        by,
        what: state === 'closed' ? 'message-closed' : 'message-opened',
        about: toSubject(stored),
        before: { state: stored.state },
        after: { state },
      })
      return message(ticket)
    })
  }

  /** @throws AppError NOT_FOUND, INVALID_INPUT if several customers have an order with that number */
  function link(
    ticket: string,
    { version, order }: z.infer<typeof NewLink>,
    by: Staff,
  ): Promise<AdminMessage> {
    return inTransaction(async () => {
      const stored = await held(ticket)
      const id = order === null ? null : await orderCalled(order)
      if (stored.order === id) return message(ticket)
      keepVersion(stored, version)
      await repository.change(stored.id, { order: id }, { name: by.name, at: now() })
      await auditLog.write({
        by,
        what: 'message-linked',
        about: toSubject(stored),
        before: { order: stored.order },
        after: { order: id },
      })
      return message(ticket)
    })
  }

  async function orderCalled(text: string): Promise<string> {
    const [found, another] = await repository.ordersCalled(text)
    if (!found) throw new AppError('NOT_FOUND', `Order ${text} not found.`)
    if (another)
      throw new AppError(
        'INVALID_INPUT',
        `Several customers have an order ${text}. Choose one of the sender’s orders.`,
      )
    return found.id
  }

  async function held(ticket: string): Promise<StoredMessage> {
    return present(await repository.hold(requireMessageId(ticket)), ticket)
  }

  function keepVersion(stored: StoredMessage, seen: number): void {
    if (stored.version !== seen) throw changedMeanwhile(stored.changedBy, stored.changedAt ?? now())
  }

  return { list, message, answer, setState, link }
}

function requireMessageId(ticket: string): number {
  const id = parseTicket(ticket)
  if (id === undefined) throw new AppError('NOT_FOUND', `Message ${ticket} not found.`)
  return id
}

function present(message: StoredMessage | undefined, ticket: string): StoredMessage {
  if (!message) throw new AppError('NOT_FOUND', `Message ${ticket} not found.`)
  return message
}

function toSubject({ id }: StoredMessage) {
  return { kind: 'message', id: formatTicket(id) } as const
}

/** Builds the reply, followed by the customer's message. Its subject is in English, the admin's language. */
function replyMail({ id, email, message }: StoredMessage, text: string): Letter {
  return {
    to: email,
    replyTo: shop.email,
    subject: `Your message to ${shop.brand} (${formatTicket(id)})`,
    parts: [text, { small: message.replaceAll(/^/gm, '> ') }],
  }
}

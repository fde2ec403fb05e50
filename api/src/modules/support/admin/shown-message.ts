import type {
  AdminMessage,
  LinkedOrder,
  MessageReply,
  MessageSummary,
} from 'shared-contracts/support/admin/inbox-schema'
import { computeSettlementDeadline, formatTicket } from 'shared-contracts/support/ticket'
import type { OrderOfMessage, StoredMessage, StoredReply } from './inbox.repository'

const EXCERPT = 140

export function shownSummary(message: StoredMessage): MessageSummary {
  return { ...ofBoth(message), excerpt: message.message.replaceAll(/\s+/g, ' ').slice(0, EXCERPT) }
}

export function shownMessage(
  message: StoredMessage,
  answers: readonly StoredReply[],
  ordersOfSender: readonly OrderOfMessage[],
  order: OrderOfMessage | undefined,
): AdminMessage {
  return {
    ...ofBoth(message),
    version: message.version,
    email: message.email,
    phoneNumber: message.phoneNumber,
    message: message.message,
    answers: answers.map(shownAnswer),
    ...(order && { order: shownOrder(order) }),
    ordersOfSender: ordersOfSender.map(shownOrder),
  }
}

function ofBoth({ id, state, firstName, lastName, sentAt }: StoredMessage) {
  return {
    ticket: formatTicket(id),
    state,
    firstName,
    lastName,
    sentAt: sentAt.toISOString(),
    dueAt: computeSettlementDeadline(sentAt).toISOString(),
  }
}

function shownAnswer({ text, way, at, staffName }: StoredReply): MessageReply {
  return { text, way, at: at.toISOString(), by: staffName }
}

function shownOrder({ id, orderId, status, createdAt }: OrderOfMessage): LinkedOrder {
  return { id, orderId, status, placedAt: createdAt.toISOString() }
}

import { formatPrice, paise } from 'shared-contracts/domain/money'
import type { GivenUpMail } from '../../../mail/given-up-mail'
import { heldCauses, journalSentence } from '../../orders'
import { balanceOf } from '../ledger/balance'
import { differenceSentence } from '../reconciliation/comparison/difference-sentence'
import type { StoredDifference } from '../reconciliation/differences.repository'
import type { OwnersListRepository } from './owners-list.repository'
import { letters, type WaitingThing } from './waiting-thing'

type Listed = 'payments' | 'refunds' | 'disputes' | 'messages' | 'unreadEntries'
type Rows<Name extends Listed> = Awaited<ReturnType<OwnersListRepository[Name]>>[number]

const LONGEST_BODY = 200

/* What each kind of row tells the owner. */

export function waitingPayment(payment: Rows<'payments'>): WaitingThing {
  const { id, at, gatewayId, held, orderId, standAlone, currency } = payment
  const left = balanceOf(payment)
  const sum = currency === 'INR' ? rupees(payment.amount) : `${payment.amount / 100} ${currency}`
  const isOver = left < 0
  const cause = held ? heldCauses[held] : 'it did not pay what it was for'
  return {
    id: `${letters.payment}${id}`,
    kind: 'payment',
    about: orderId ?? standAlone ?? '',
    since: at,
    why: isOver
      ? `more than the ${sum} of payment ${gatewayId} has gone back`
      : `payment ${gatewayId} of ${sum} is held: ${cause}`,
    ...(!isOver && currency === 'INR' && { command: refundCommand(gatewayId, left) }),
  }
}

export function waitingRefund(refund: Rows<'refunds'>): WaitingThing {
  const { id, about, createdAt, amount, state, note, gatewayId } = refund
  const sum = rupees(amount)
  const hasFailed = state === 'failed'
  return {
    id: `${letters.refund}${id}`,
    kind: 'refund',
    about,
    since: createdAt,
    why: hasFailed
      ? `the refund of ${sum} failed${note ? ` (${note})` : ''}`
      : `the refund of ${sum} is still on its way`,
    ...(hasFailed && { command: refundCommand(gatewayId, amount) }),
  }
}

export function waitingDispute({
  id,
  at,
  state,
  amount,
  note,
  gatewayId,
  about,
}: Rows<'disputes'>): WaitingThing {
  const words = state === 'lost' ? 'was lost' : 'waits for an answer at the gateway'
  return {
    id: `${letters.dispute}${id}`,
    kind: 'dispute',
    about,
    since: at,
    why: `dispute ${gatewayId} over ${rupees(amount)} ${words}${note ? ` (${note})` : ''}`,
  }
}

export function waitingDifference(row: StoredDifference): WaitingThing {
  const { id, gatewayOrderId, seenAt } = row
  return {
    id: `${letters.difference}${id}`,
    kind: 'difference',
    about: gatewayOrderId,
    since: seenAt,
    why: differenceSentence(row),
  }
}

export function waitingMessage({
  id,
  provider,
  receivedAt,
  outcome,
  trouble,
  body,
}: Rows<'messages'>): WaitingThing {
  return {
    id: `${letters.message}${id}`,
    kind: 'message',
    about: provider,
    since: receivedAt,
    why: `${outcome}${trouble ? ` (${trouble})` : ''}: ${body.slice(0, LONGEST_BODY)}`,
  }
}

export function waitingMail({ id, writtenAt, to, subject, why }: GivenUpMail): WaitingThing {
  const name = `${letters.mail}${id}`
  return {
    id: name,
    kind: 'mail',
    about: to,
    since: writtenAt,
    why: `"${subject}" was given up: ${why}`,
    command: `npm run parked -w api -- --send ${name}`,
  }
}

export function waitingEntry({ entry, orderId }: Rows<'unreadEntries'>): WaitingThing {
  return {
    id: `${letters.entry}${entry.id}`,
    kind: 'entry',
    about: orderId,
    since: entry.at,
    why: journalSentence(entry),
  }
}

function refundCommand(payment: string, amount: number): string {
  return `npm run refund -w api -- ${payment} ${formatPrice(paise(amount))} --reason "<why>"`
}

function rupees(amount: number): string {
  return `Rs ${formatPrice(paise(amount))}`
}

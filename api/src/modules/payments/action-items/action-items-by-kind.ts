import { inRupees, type Paise, paise } from 'shared-contracts/values/money'
import type { GivenUpMail } from '../../../mail/given-up-mail'
import { heldCauses } from '../../orders'
import { canAccept } from '../ledger/accept-payment'
import { computeBalance } from '../ledger/balance'
import type { ProviderName } from '../payments.tables'
import { differenceSentence } from '../reconciliation/comparison/difference-sentence'
import type { StoredDifference } from '../reconciliation/differences.repository'
import type { StoredSettlement } from '../reconciliation/settlement-files/settlement-files.repository'
import { type ActionItem, letters } from './action-item'
import type { ActionItemsRepository } from './action-items.repository'

type Listed =
  | 'payments'
  | 'openOrders'
  | 'standAlone'
  | 'refunds'
  | 'disputes'
  | 'creditNotes'
  | 'lackingOrders'
  | 'shortPacks'
  | 'messages'
type Rows<Name extends Listed> = Awaited<ReturnType<ActionItemsRepository[Name]>>[number]

const LONGEST_BODY = 200
/** The most discrepancies quoted per settlement; the admin shows all of them. */
const MOST_TROUBLES = 3

/** @param titleOf returns a provider's display name */
export function waitingPayment(
  { payment, total, status }: Rows<'payments'>,
  titleOf: (provider: ProviderName) => string,
): ActionItem {
  const { id, at, gatewayId, held, order, orderId, standAlone, currency, provider } = payment
  const left = computeBalance(payment)
  const isRupees = currency === 'INR'
  const sum = isRupees ? inRupees(payment.amount) : `${payment.amount / 100} ${currency}`
  const isOver = left < 0
  const byHand = isRupees ? '' : `. Refund it in your ${titleOf(provider)} account`
  const instead = total !== null && canAccept(payment, status) ? { instead: { total } } : {}
  const cause = held ? heldCauses[held] : 'it could not be matched'
  return {
    id: `${letters.payment}${id}`,
    kind: 'payment',
    about: orderId ?? standAlone ?? '',
    order,
    since: at,
    why: isOver
      ? `more than the ${sum} of payment ${gatewayId} was refunded`
      : `payment ${gatewayId} of ${sum} is on hold: ${cause}${byHand}`,
    action: isOver || !isRupees ? { does: 'look' } : { ...buildRefundAction(gatewayId, left), ...instead },
  }
}

/** A payment that was started, but whose outcome the gateway has not reported. */
export function waitingOrder({ record, orderId, total }: Rows<'openOrders'>): ActionItem {
  return {
    id: `${letters.order}${record.gatewayOrderId}`,
    kind: 'order',
    about: orderId,
    order: record.order,
    since: record.createdAt,
    why: `its payment of ${inRupees(total)} was started, but the gateway hasn’t reported the outcome`,
    action: { does: 'ask' },
  }
}

/** A payment without an order: somebody must find out its purpose. @param isOn true for gateways in use */
export function waitingStandAlone(
  { payment, name, phone }: Rows<'standAlone'>,
  isOn: (provider: ProviderName) => boolean,
  titleOf: (provider: ProviderName) => string,
): ActionItem {
  const { id, at, gatewayId, standAlone, provider } = payment
  const byHand = isOn(provider) ? '' : `. Refund it in your ${titleOf(provider)} account`
  return {
    id: `${letters['stand-alone']}${id}`,
    kind: 'stand-alone',
    about: standAlone ?? gatewayId,
    order: null,
    since: at,
    why: `${name} (${phone}) paid ${inRupees(computeBalance(payment))} without an order, as payment ${gatewayId}${byHand}`,
    action: { does: 'look' },
  }
}

export function waitingRefund(refund: Rows<'refunds'>): ActionItem {
  const { id, about, order, createdAt, amount, state, note, gatewayId } = refund
  const sum = inRupees(amount)
  const hasFailed = state === 'failed'
  return {
    id: `${letters.refund}${id}`,
    kind: 'refund',
    about,
    order,
    since: createdAt,
    why: hasFailed
      ? `the refund of ${sum} failed${note ? ` (${note})` : ''}`
      : `the refund of ${sum} is still in progress`,
    action: hasFailed ? buildRefundAction(gatewayId, paise(amount)) : { does: 'ask' },
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
  order,
}: Rows<'disputes'>): ActionItem {
  const words = state === 'lost' ? 'was lost' : 'needs your response at the gateway'
  return {
    id: `${letters.dispute}${id}`,
    kind: 'dispute',
    about,
    order,
    since: at,
    why: `dispute ${gatewayId} over ${inRupees(amount)} ${words}${note ? ` (${note})` : ''}`,
    action: { does: 'look' },
  }
}

export function waitingDifference(row: StoredDifference): ActionItem {
  const { id, gatewayOrderId, seenAt } = row
  return {
    id: `${letters.difference}${id}`,
    kind: 'difference',
    about: gatewayOrderId,
    order: null,
    since: seenAt,
    why: differenceSentence(row),
    action: { does: 'look' },
  }
}

export function waitingSettlement({ id, utr, troubles, troubleSince }: StoredSettlement): ActionItem {
  const more = troubles.length - MOST_TROUBLES
  return {
    id: `${letters.settlement}${id}`,
    kind: 'settlement',
    about: utr,
    order: null,
    since: troubleSince ?? new Date(0),
    why: `${troubles.slice(0, MOST_TROUBLES).join('; ')}${more > 0 ? `; and ${more} more` : ''}`,
    action: { does: 'look' },
  }
}

export function waitingNote({ refund, order, orderId, at, trouble }: Rows<'creditNotes'>): ActionItem {
  return {
    id: `${letters['credit-note']}${refund}`,
    kind: 'credit-note',
    about: orderId,
    order,
    since: at,
    why: `the credit note for a refund couldn’t be issued automatically: ${trouble?.replace(/\.$/, '')}`,
    action: { does: 'look' },
  }
}

/** A paid order whose packs were given to others. It resolves itself when packs arrive or are refunded. */
export function lackingOrder({
  id,
  at,
  order,
  orderId,
  name,
  variant,
  missing,
}: Rows<'lackingOrders'>): ActionItem {
  return {
    id: `${letters.stock}${id}`,
    kind: 'stock',
    about: orderId,
    order,
    since: at,
    why: `${countPacks(missing)} of ${name}, ${variant}, can’t be sent because none are left. Send the order when more arrive, or refund it`,
    action: { does: 'look' },
  }
}

/** A pack of which less is on hand than orders have reserved. */
export function shortPack({ id, name, label, onHand, reserved, since }: Rows<'shortPacks'>): ActionItem {
  return {
    id: `${letters.stock}${id}`,
    kind: 'stock',
    about: `${name}, ${label}`,
    order: null,
    since,
    why: `${countPacks(reserved)} are reserved for orders, but only ${onHand} on hand`,
    action: { does: 'look' },
  }
}

export function waitingMessage(
  { id, provider, receivedAt, outcome, trouble, body }: Rows<'messages'>,
  titleOf: (provider: ProviderName) => string,
): ActionItem {
  return {
    id: `${letters.message}${id}`,
    kind: 'message',
    about: titleOf(provider),
    order: null,
    since: receivedAt,
    why: `${outcome}${trouble ? ` (${trouble})` : ''}: ${body.slice(0, LONGEST_BODY)}`,
    action: { does: 'look' },
  }
}

export function waitingMail({ id, writtenAt, to, subject, why }: GivenUpMail): ActionItem {
  return {
    id: `${letters.mail}${id}`,
    kind: 'mail',
    about: to,
    order: null,
    since: writtenAt,
    why: `"${subject}" couldn’t be sent: ${why}`,
    action: { does: 'send' },
  }
}

function buildRefundAction(payment: string, amount: Paise) {
  return { does: 'refund', payment, amount } as const
}

function countPacks(count: number): string {
  return count === 1 ? '1 pack' : `${count} packs`
}

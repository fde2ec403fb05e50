import { shop } from 'shared-contracts/platform/shop'
import { formatAmount, type Paise, paise } from 'shared-contracts/values/money'
import type { Letter } from '../../../mail/outbox'
import type { StandAloneRecord } from '../checkout/stand-alone/stand-alone.repository'
import type { CaptureRecord } from '../ledger/ledger.repository'
import type { DisputeReport } from '../providers/gateway/payment-report'
import { differenceSentence } from '../reconciliation/comparison/difference-sentence'
import type { StoredDifference } from '../reconciliation/differences.repository'
import type { NamedRefund } from '../refunds/refunds.repository'

const MOST_LISTED = 50
const SEE_LIST = 'What waits for you: npm run action-items -w api'

export function refundFailedMail(
  { amount, reason }: NamedRefund,
  { orderId, standAlone, gatewayId }: CaptureRecord,
  why: string,
): Letter {
  const about = orderId ?? standAlone ?? gatewayId
  return {
    to: shop.email,
    subject: `A refund of ${rupees(amount)} for ${about} failed`,
    parts: [
      `The refund of ${rupees(amount)} for ${about} (payment ${gatewayId}, "${reason}") failed. ${why}`.trim(),
      'Nothing has gone back to the customer, who was told nothing.',
      SEE_LIST,
    ],
  }
}

export function disputeMail({ id, gatewayOrderId, paymentId, state, amount, reason }: DisputeReport): Letter {
  const words = { open: 'was opened', won: 'was won', lost: 'was lost' }
  return {
    to: shop.email,
    subject: `A dispute over ${rupees(amount)} ${words[state]}`,
    parts: [
      `Dispute ${id} over ${rupees(amount)} of payment ${paymentId} (${gatewayOrderId}) ${words[state]}. ${reason}`.trim(),
      ...(state === 'open' ? ['Please answer it at the gateway.'] : []),
      SEE_LIST,
    ],
  }
}

/** One mail about all mismatches that are new since the previous comparison. */
export function differencesMail(news: readonly StoredDifference[]): Letter {
  const count = news.length === 1 ? '1 difference' : `${news.length} differences`
  const listed = news.slice(0, MOST_LISTED)
  const more = news.length - listed.length
  return {
    to: shop.email,
    subject: `${count} between the ledger and the gateways`,
    parts: [
      'The ledger and a gateway’s own account do not agree:',
      ...listed.map((one) => `X${one.id}, ${one.gatewayOrderId}: ${differenceSentence(one)}.`),
      ...(more > 0 ? [`And ${more} more.`] : []),
      SEE_LIST,
    ],
  }
}

/** Payers leave no email address here, so the shop has to call or text them. */
export function standAlonePaidMail(
  { merchantTransactionId, name, phone }: StandAloneRecord,
  amount: Paise,
  isHeld: boolean,
): Letter {
  return {
    to: shop.email,
    subject: `A payment of ${rupees(amount)} by ${name} ${isHeld ? 'is held' : 'has arrived'}`,
    parts: [
      `${name} (${phone}) paid ${rupees(amount)} on the payment page. Transaction: ${merchantTransactionId}.`,
      ...(isHeld ? ['It is not the amount that was asked for.', SEE_LIST] : []),
    ],
  }
}

export function standAloneRefundedMail(
  { merchantTransactionId, name, phone }: StandAloneRecord,
  amount: Paise,
): Letter {
  return {
    to: shop.email,
    subject: `The refund of ${rupees(amount)} to ${name} is done`,
    parts: [
      `${rupees(amount)} of transaction ${merchantTransactionId} went back to ${name} (${phone}). Please tell them: the page leaves no address.`,
    ],
  }
}

function rupees(amount: number): string {
  return `Rs ${formatAmount(paise(amount))}`
}

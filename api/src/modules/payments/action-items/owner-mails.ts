import { shop } from 'shared-contracts/platform/shop'
import { inRupees, type Paise } from 'shared-contracts/values/money'
import type { Letter } from '../../../mail/outbox'
import { type HeldCause, heldCauses } from '../../orders'
import type { StandAloneRecord } from '../checkout/stand-alone/stand-alone.repository'
import type { CaptureRecord } from '../ledger/ledger.repository'
import type { DisputeReport } from '../providers/gateway/payment-report'
import { differenceSentence } from '../reconciliation/comparison/difference-sentence'
import type { StoredDifference } from '../reconciliation/differences.repository'
import type { NamedRefund } from '../refunds/refunds.repository'

const MOST_LISTED = 50

const UNPAID =
  'The order is not paid yet, and no email was sent to the customer. Accept or refund the payment.'
const TWICE = 'No email was sent to the customer. Refund the payment if it was made twice.'

const nextSteps: Record<HeldCause, string> = {
  amount: UNPAID,
  currency: UNPAID,
  again: TWICE,
  'same-cart': TWICE,
  cancelled: 'No email was sent to the customer. Refund the payment.',
}

/** Mails to the shop about payments. Those that need a person's decision end in a link to the action items. */
export type OwnerMails = ReturnType<typeof createOwnerMails>

/** @param moneyUrl the address of the admin's screen with the action items */
export function createOwnerMails(moneyUrl: string) {
  const seeList = { button: 'OPEN PAYMENTS', href: moneyUrl } as const

  function refundFailedMail(
    { amount, reason }: NamedRefund,
    { orderId, standAlone, gatewayId }: CaptureRecord,
    why: string,
  ): Letter {
    const about = orderId ?? standAlone ?? gatewayId
    return {
      to: shop.email,
      subject: `A refund of ${inRupees(amount)} for ${about} failed`,
      parts: [
        `The refund of ${inRupees(amount)} for ${about} (payment ${gatewayId}, "${reason}") failed. ${why}`.trim(),
        'The customer hasn’t received any money, and no email was sent to them.',
        seeList,
      ],
    }
  }

  /** @param gateway the gateway's title @param orderId the customer-facing id */
  function disputeMail(
    { id, paymentId, state, amount, reason }: DisputeReport,
    { gateway, orderId }: { gateway: string; orderId: string },
  ): Letter {
    const words = { open: 'was opened', won: 'was won', lost: 'was lost' }
    const about = `over ${inRupees(amount)} for order ${orderId} ${words[state]}`
    return {
      to: shop.email,
      subject: `A dispute ${about}`,
      parts: [
        `Dispute ${id} ${about} at ${gateway} (payment ${paymentId}).`,
        ...(reason ? [`Reason: ${reason}`] : []),
        ...(state === 'open' ? [`Respond to it in your ${gateway} account.`] : []),
        seeList,
      ],
    }
  }

  /** A payment that arrived but did not pay for its order. @param orderId the customer-facing id */
  function paymentHeldMail(
    { paymentId, amount }: { paymentId: string; amount: Paise },
    cause: HeldCause,
    orderId: string,
  ): Letter {
    return {
      to: shop.email,
      subject: `A payment of ${inRupees(amount)} for order ${orderId} is on hold`,
      parts: [
        `A payment of ${inRupees(amount)} for order ${orderId} has arrived (payment ${paymentId}). It is on hold because ${heldCauses[cause]}.`,
        nextSteps[cause],
        seeList,
      ],
    }
  }

  /** One mail about all mismatches that are new since the previous comparison. */
  function differencesMail(news: readonly StoredDifference[]): Letter {
    const count = news.length === 1 ? '1 difference' : `${news.length} differences`
    const listed = news.slice(0, MOST_LISTED)
    const more = news.length - listed.length
    return {
      to: shop.email,
      subject: `${count} between the ledger and the gateways`,
      parts: [
        'The ledger and a gateway’s account don’t match:',
        ...listed.map((one) => `X${one.id}, ${one.gatewayOrderId}: ${differenceSentence(one)}.`),
        ...(more > 0 ? [`And ${more} more.`] : []),
        seeList,
      ],
    }
  }

  /** A paid stand-alone payment. Payers leave no email address, so the shop has to call or text them. */
  function standAlonePaidMail(
    { merchantTransactionId, name, phone }: StandAloneRecord,
    amount: Paise,
    isHeld: boolean,
  ): Letter {
    return {
      to: shop.email,
      subject: `A payment of ${inRupees(amount)} from ${name} ${isHeld ? 'is on hold' : 'has arrived'}`,
      parts: [
        `${name} (${phone}) paid ${inRupees(amount)} on the payment page. Transaction: ${merchantTransactionId}.`,
        ...(isHeld ? ['The amount differs from the one requested.', seeList] : []),
      ],
    }
  }

  function standAloneRefundedMail(
    { merchantTransactionId, name, phone }: StandAloneRecord,
    amount: Paise,
  ): Letter {
    return {
      to: shop.email,
      subject: `${inRupees(amount)} refunded to ${name}`,
      parts: [
        `${inRupees(amount)} of transaction ${merchantTransactionId} was refunded to ${name} (${phone}). Let them know by phone: we have no email address for this payment.`,
      ],
    }
  }

  return {
    refundFailedMail,
    disputeMail,
    paymentHeldMail,
    differencesMail,
    standAlonePaidMail,
    standAloneRefundedMail,
  }
}

import { paise, rupees } from 'shared-contracts/values/money'
import type { Movement } from '../../gateway/settlement/movement'
import { findSettlement, type Settlement } from '../../gateway/settlement/settlement'
import type { CashfreeOrder } from '../../gateway/store/order'
import { indianTime } from '../../values/indian-time'
import type { ApiVersion } from '../api-version'
import { reason } from '../disputes/dispute-view'
import { idView } from '../orders/order-view'
import { paymentGroup } from '../orders/payment-view'

/** A row of POST /recon in the versions up to 2025-01-01: flat, each with the fields of its kind. */
export function reconRow(row: Movement<CashfreeOrder>, version: ApiVersion, now: Date) {
  const { order, attempt, amount, effect } = row
  return {
    ...eventFields(row),
    event_settlement_amount: rupees(paise(Math.abs(effect))),
    event_amount: rupees(amount),
    event_currency: 'INR',
    event_time: indianTime(row.at),
    entity: 'recon',
    order_id: order.id,
    order_amount: rupees(order.amount),
    customer_phone: order.customer.customer_phone,
    customer_email: order.customer.customer_email,
    customer_name: order.customer.customer_name,
    cf_payment_id: idView(attempt.id, version),
    payment_amount: rupees(row.kind === 'payment' ? amount : order.amount),
    payment_utr: attempt.bankReference,
    payment_time: indianTime(attempt.madeAt),
    payment_group: paymentGroup(attempt.method),
    payment_service_charge: 0,
    payment_service_tax: 0,
    split_service_charge: 0,
    split_service_tax: 0,
    vendor_commission: 0,
    ...kindFields(row),
    ...settlementFields(findSettlement(row, now), version),
  }
}

function eventFields(row: Movement) {
  switch (row.kind) {
    case 'payment':
      return {
        event_id: row.attempt.id,
        event_type: 'PAYMENT',
        sale_type: 'CREDIT',
        event_status: 'SUCCESS',
      }
    case 'refund':
      return {
        event_id: row.refund.gatewayId,
        event_type: 'REFUND',
        sale_type: 'DEBIT',
        event_status: row.refund.state,
      }
    case 'dispute':
    case 'dispute-reversal': {
      const isReversal = row.kind === 'dispute-reversal'
      return {
        event_id: row.dispute.id,
        event_type: isReversal ? 'DISPUTE_REVERSAL' : 'DISPUTE',
        sale_type: isReversal ? 'CREDIT' : 'DEBIT',
        event_status: row.dispute.resolvedAt ? 'CLOSED' : 'PENDING',
      }
    }
  }
}

function kindFields(row: Movement) {
  switch (row.kind) {
    case 'payment':
      return {}
    case 'refund': {
      const { id, note, state, bankReference, settledAt } = row.refund
      const isDone = state === 'SUCCESS'
      return {
        refund_id: id,
        refund_note: note,
        refund_arn: isDone ? bankReference : null,
        refund_processed_at: isDone && settledAt ? indianTime(settledAt) : null,
      }
    }
    case 'dispute':
    case 'dispute-reversal': {
      const { state, resolvedAt } = row.dispute
      return {
        dispute_category: `${reason.code}-${reason.description}`,
        dispute_note: null,
        closed_in_favor_of: resolvedAt ? closedFor[state === 'WON' ? 'WON' : 'LOST'] : null,
        dispute_resolved_on: resolvedAt ? indianTime(resolvedAt) : null,
      }
    }
  }
}

const closedFor = { WON: 'MERCHANT', LOST: 'CUSTOMER' }

function settlementFields(settlement: Settlement | undefined, version: ApiVersion) {
  return {
    cf_settlement_id: settlement ? idView(settlement.id, version) : null,
    settlement_date: settlement ? indianTime(settlement.paidAt) : null,
    settlement_utr: settlement?.utr ?? null,
  }
}

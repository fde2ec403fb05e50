import { rupees } from 'shared-contracts/values/money'
import type { SettledDay } from '../../gateway/settlement/settlement'
import { indianTime } from '../../values/indian-time'
import type { ApiVersion } from '../api-version'
import { idView } from '../orders/order-view'

/** A settlement among the rows of POST /recon. */
export function settlementRow(day: SettledDay, version: ApiVersion) {
  return {
    event_id: day.id,
    event_type: 'SETTLEMENT',
    sale_type: 'CREDIT',
    event_status: 'PAID',
    event_amount: rupees(day.payments),
    event_settlement_amount: rupees(day.amount),
    event_currency: 'INR',
    event_time: indianTime(day.paidAt),
    ...commonFields(day, version),
    entity: 'recon',
  }
}

/**
 * A settlement as POST /settlements lists it. The OpenAPI document of 2025-01-01 paginates this, yet describes
 * it as a single payment's; the fields are those that the same document gives a settlement in /recon.
 */
export function settlementView(day: SettledDay, version: ApiVersion) {
  return {
    ...commonFields(day, version),
    entity: 'settlement',
    status: 'SUCCESS',
    payment_amount: rupees(day.payments),
    settlement_currency: 'INR',
  }
}

function commonFields(day: SettledDay, version: ApiVersion) {
  return {
    cf_settlement_id: idView(day.id, version),
    settlement_date: indianTime(day.paidAt),
    settlement_initiated_on: indianTime(day.paidAt),
    settlement_utr: day.utr,
    settlement_type: 'NORMAL_SETTLEMENT',
    payment_from: indianTime(day.firstMovedAt),
    payment_till: indianTime(day.lastMovedAt),
    amount_settled: rupees(day.amount),
    adjustment: rupees(day.adjustment),
    service_charge: 0,
    service_tax: 0,
    settlement_charge: 0,
    settlement_tax: 0,
    remarks: 'Settled',
  }
}

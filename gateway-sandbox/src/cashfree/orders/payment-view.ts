import { rupees } from 'shared-contracts/values/money'
import type { Attempt, CashfreeOrder, Method } from '../../gateway/store/order'
import { indianTime } from '../../values/indian-time'
import type { ApiVersion } from '../api-version'
import { idView } from './order-view'

/** An attempt as GET /orders/{id}/payments returns it. */
export function paymentView(order: CashfreeOrder, attempt: Attempt, version: ApiVersion) {
  return {
    cf_payment_id: idView(attempt.id, version),
    entity: 'payment',
    order_id: order.id,
    order_amount: rupees(order.amount),
    order_currency: 'INR',
    payment_amount: rupees(order.amount),
    payment_currency: 'INR',
    payment_status: attempt.state,
    payment_message: paymentMessage(attempt),
    payment_time: indianTime(attempt.madeAt),
    payment_completion_time: attempt.settledAt ? indianTime(attempt.settledAt) : null,
    is_captured: attempt.state === 'SUCCESS',
    bank_reference: attempt.state === 'USER_DROPPED' ? null : attempt.bankReference,
    auth_id: null,
    payment_group: paymentGroup(attempt.method),
    payment_method: paymentMethod(attempt.method),
    error_details: errorDetails(attempt),
  }
}

export function paymentMessage({ state }: Attempt): string {
  const messages = {
    SUCCESS: '00::Transaction success',
    FAILED: 'ZM::Transaction declined by the bank',
    PENDING: 'Transaction is being processed',
    USER_DROPPED: 'User dropped and did not complete the two factor authentication',
  }
  return messages[state]
}

export function paymentGroup(method: Method | undefined): string | null {
  if (!method) return null
  return { upi: 'upi', card: 'credit_card', netbanking: 'net_banking' }[method.kind]
}

export function paymentMethod(method: Method | undefined) {
  switch (method?.kind) {
    case undefined:
      return null
    case 'upi':
      return { upi: { channel: 'collect', upi_id: method.upiId } }
    case 'card':
      return {
        card: { channel: 'link', card_number: `XXXXXXXXXXXX${method.lastFour}`, card_type: 'credit_card' },
      }
    case 'netbanking':
      return { netbanking: { channel: 'link', netbanking_bank_name: method.bank } }
  }
}

export function errorDetails({ state }: Attempt) {
  if (state === 'FAILED')
    return {
      error_code: 'TRANSACTION_DECLINED',
      error_description: 'The transaction was declined by the bank',
      error_reason: 'bank_rejected',
      error_source: 'bank',
    }
  if (state === 'USER_DROPPED')
    return {
      error_code: 'USER_DROPPED',
      error_description: 'The customer left the payment page',
      error_reason: 'user_dropped',
      error_source: 'customer',
    }
  return null
}

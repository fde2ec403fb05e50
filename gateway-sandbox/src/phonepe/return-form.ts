import type { PhonepeCredentials } from '../credentials'
import type { PhonepeOrder } from '../ledger/order'
import { standing } from './transaction-status'
import { xVerify } from './x-verify'

/** The fields posted to redirectUrl when redirectMode is POST; the checksum covers their values in this order. */
export function returnFields(order: PhonepeOrder, credentials: PhonepeCredentials, now: Date) {
  const fields = {
    code: standing(order, now).code,
    merchantId: order.merchantId,
    transactionId: order.id,
    amount: String(order.amount),
    providerReferenceId: order.gatewayId,
  }
  return { ...fields, checksum: xVerify(Object.values(fields).join(''), credentials) }
}

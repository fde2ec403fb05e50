import { isOrderId } from '../orders/order-id'
import { looksLikeEmail, normaliseEmail } from '../values/email'
import type { Paise } from '../values/money'
import { normalisePhone, phoneProblem } from '../values/phone'

export type { CreatedPayment, CreatePayment, StandAlonePayment } from './payment-schema'

/** The number of attempts to create a payment, and the delay before each retry in ms (specification 11.31). */
export const PAYMENT_ATTEMPTS = 3
export const PAYMENT_RETRY_WAITS_MS = [2000, 4000] as const

/** The state of the checkout when the shopper presses PAY NOW. */
interface PaymentDetails {
  hasAddress: boolean
  customerId: string
  customerName: string
  customerEmail: string
  customerPhone: string
  amount: Paise
  orderId: string
}

/** Returns the first error, if any (specification 11.20). Invalid details are reported before missing ones. */
export function paymentProblem(details: PaymentDetails): string | undefined {
  if (!details.hasAddress) return 'Please select or add a shipping address before placing an order.'
  const phone = details.customerPhone && phoneProblem(normalisePhone(details.customerPhone).number)
  if (phone) return `Invalid phone number: ${phone}`
  if (details.customerEmail && !looksLikeEmail(normaliseEmail(details.customerEmail)))
    return 'Invalid email address.'
  if (!details.customerId || !details.customerName || !details.customerEmail || !details.customerPhone)
    return 'Missing customer details. Please ensure all address fields are filled.'
  if (details.amount <= 0) return 'Order amount must be greater than zero.'
  if (!isOrderId(details.orderId)) return 'Invalid order ID format.'
  return undefined
}

/** The fixed customer id of the stand-alone payment form (specification 13.2). */
export const STAND_ALONE_USER_ID = 'MUID123'

export const standAloneStates = ['COMPLETED', 'PENDING', 'FAILED'] as const
export type StandAloneState = (typeof standAloneStates)[number]

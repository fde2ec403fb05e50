import { type Paise, parseRupees, rupees } from 'shared-contracts/values/money'
import * as z from 'zod/mini'
import type { NewGatewayOrder, NewRefund } from '../gateway/payment-gateway'
import { GatewayError, UNREADABLE_ANSWER } from '../http/gateway-http'

/** Numbers before version 2023-08-01, strings since. */
export const Id = z.pipe(z.union([z.string(), z.number()]), z.transform(String))
export const Amount = z.union([z.number(), z.string()])
const Text = z._default(z.nullable(z.string()), null)

const Sum = z.pipe(Amount, z.transform(parseAmount))

export const OrderResponse = z.object({
  cf_order_id: Id,
  order_id: z.string(),
  order_amount: Sum,
  order_currency: z.string(),
  order_status: z.string(),
  /** Since version 2022-09-01. */
  payment_session_id: Text,
  /** Before version 2022-09-01. */
  payment_link: Text,
})
export type CashfreeOrder = z.infer<typeof OrderResponse>

export const PaymentResponse = z.object({
  cf_payment_id: Id,
  payment_status: z.string(),
  payment_amount: z.nullish(Amount),
  payment_message: Text,
  payment_time: Text,
  error_details: z.nullish(z.object({ error_description: Text })),
})
export const PaymentsResponse = z.array(PaymentResponse)
export type CashfreePayment = z.infer<typeof PaymentResponse>

export const RefundResponse = z.object({
  refund_id: z.string(),
  refund_amount: Amount,
  refund_status: z.string(),
  status_description: Text,
})
export type CashfreeRefund = z.infer<typeof RefundResponse>

export const ErrorResponse = z.object({ message: Text, code: Text, type: Text })

/** A webhook about a payment; other kinds lack `payment` and do not affect an order's status. */
export const PaymentWebhook = z.object({
  type: z.string(),
  data: z.object({
    order: z.object({ order_id: z.string(), order_amount: Amount, order_currency: z.string() }),
    payment: PaymentResponse,
  }),
})

export const RefundWebhook = z.object({
  data: z.object({
    refund: z.object({ ...RefundResponse.shape, order_id: z.string(), cf_payment_id: Id }),
  }),
})

/** A webhook about a chargeback. */
export const DisputeWebhook = z.object({
  data: z.object({
    dispute: z.object({
      dispute_id: Id,
      dispute_amount: Amount,
      dispute_status: z.string(),
      reason_description: Text,
    }),
    order_details: z.object({ order_id: z.string(), cf_payment_id: Id }),
  }),
})

/** Builds the body of 'create order', without optional details that Cashfree would reject. */
export function createOrderBody(order: NewGatewayOrder) {
  const { gatewayOrderId, amount, customer, expiresAt, returnUrl, notifyUrl } = order
  const name = customer.name
    .replace(/[^\p{L}\p{M}\p{N} .]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100)
  return {
    order_id: gatewayOrderId,
    order_amount: rupees(amount),
    order_currency: 'INR',
    customer_details: {
      customer_id: customer.id.replace(/[^A-Za-z0-9_-]/g, '_').slice(0, 50),
      customer_phone: customer.phone,
      ...(customer.email.length <= 100 && { customer_email: customer.email }),
      ...(name.length >= 3 && { customer_name: name }),
    },
    order_expiry_time: withOffset(expiresAt),
    order_meta: { return_url: returnUrl, notify_url: notifyUrl },
  }
}

/** Formats a time as Cashfree does: whole seconds, and an offset instead of Z. */
function withOffset(time: Date): string {
  return time.toISOString().replace(/\.\d+Z$/, '+00:00')
}

const LONGEST_NOTE = 100

export function createRefundBody({ refundId, amount, reason }: NewRefund) {
  const refund_note = reason.slice(0, LONGEST_NOTE)
  return {
    refund_id: refundId,
    refund_amount: rupees(amount),
    ...(refund_note.length >= 3 && { refund_note }),
  }
}

/** @throws GatewayError for an invalid amount, so that such a report is refused as a whole */
export function parseAmount(amount: z.infer<typeof Amount>): Paise {
  const sum = parseRupees(amount)
  if (sum !== undefined) return sum
  throw new GatewayError('failed', UNREADABLE_ANSWER, `${amount} is not an amount`)
}

import { paymentProblem } from 'shared-contracts/payments/payment'
import { normaliseEmail } from 'shared-contracts/values/email'
import { paise, parseRupees } from 'shared-contracts/values/money'
import { normalisePhoneText } from 'shared-contracts/values/phone'
import { tidyText } from 'shared-contracts/values/typed-text'
import * as z from 'zod/mini'

const Text = z._default(z.string().check(z.trim(), z.maxLength(254)), '')
/** Like `Text`, but normalised. */
const typed = (normalise: (text: string) => string) =>
  z._default(z.string().check(z.overwrite(normalise), z.maxLength(254)), '')

/** Every field is optional: missing ones get our own messages (specification 11.17). Others are ignored. */
export const PaymentRequest = z.object({
  order_id: Text,
  order_amount: z._default(z.union([z.number(), z.string()]), 0),
  order_currency: z._default(z.literal('INR', 'We only accept payments in INR.'), 'INR'),
  customer_details: z._default(
    z.object({
      customer_name: typed(tidyText),
      customer_email: typed(normaliseEmail),
      customer_phone: typed(normalisePhoneText),
      customer_id: Text,
    }),
    { customer_name: '', customer_email: '', customer_phone: '', customer_id: '' },
  ),
})
export type PaymentRequest = z.infer<typeof PaymentRequest>

/** Returns the first reason to refuse the payment (specification 11.20). */
export function requestProblem({
  order_id,
  order_amount,
  customer_details,
}: PaymentRequest): string | undefined {
  return paymentProblem({
    hasAddress: true,
    customerId: customer_details.customer_id,
    customerName: customer_details.customer_name,
    customerEmail: customer_details.customer_email,
    customerPhone: customer_details.customer_phone,
    amount: parseRupees(order_amount) ?? paise(0),
    orderId: order_id,
  })
}

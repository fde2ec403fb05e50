import * as z from 'zod/mini'
import { optionalText, PhoneNumber, requiredText, typedText } from '../values/text'

/**
 * The request to start a payment (specification 11.24). The api needs only `order_id`: it compares the
 * amount with the order's, uses its own return and webhook addresses, and ignores `order_payload`.
 */
export const CreatePayment = z.object({
  order_id: requiredText(64),
  order_amount: z.number().check(z.maximum(999_999_999)),
  order_currency: z.literal('INR'),
  customer_details: z.object({
    customer_id: requiredText(64),
    customer_name: typedText(200),
    customer_email: requiredText(254),
    customer_phone: PhoneNumber,
  }),
  order_meta: z.optional(z.object({ return_url: optionalText(2000), notify_url: optionalText(2000) })),
})
export type CreatePayment = z.infer<typeof CreatePayment>

/** The response: the address of the payment page, and the gateway's id of the payment (specification 23.11). */
export const CreatedPayment = z.object({
  payment: z.object({ payment_link: z.string(), payment_id: z.string() }),
})
export type CreatedPayment = z.infer<typeof CreatedPayment>

/** The request to start a stand-alone payment; `amount` in rupees, at least 1 (specification 13.3). */
export const StandAlonePayment = z.object({
  amount: z.number().check(z.minimum(1), z.maximum(1_000_000), z.multipleOf(0.01)),
  userId: requiredText(64),
  phone: PhoneNumber.check(z.regex(/^\d{10}$/)),
  name: typedText(100),
})
export type StandAlonePayment = z.infer<typeof StandAlonePayment>

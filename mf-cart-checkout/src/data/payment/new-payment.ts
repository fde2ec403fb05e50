import { inLanguage, type Language } from 'shared-contracts/i18n/language'
import type { OrderAddress, PlaceOrder } from 'shared-contracts/orders/order'
import { paths } from 'shared-contracts/routing/paths'
import type { NewPayment } from './payment-api'

export interface PaymentSource {
  orderId: string
  /** The amount in rupees. */
  total: number
  customerId: string
  shippingAddress: OrderAddress
  /** The order as sent, if this page sent it. */
  order?: PlaceOrder
}

/**
 * Builds the request that starts a payment (specification 11.24).
 * @param language the language of the thank-you page that the shopper returns to
 */
export function newPayment(source: PaymentSource, origin: string, language: Language): NewPayment {
  const { orderId, total, customerId, shippingAddress, order } = source
  const thankYou = origin + inLanguage(language, paths.thankYou)
  return {
    order_id: orderId,
    order_amount: total,
    order_currency: 'INR',
    customer_details: {
      customer_id: customerId,
      customer_name: fullName(shippingAddress),
      customer_email: shippingAddress.email,
      customer_phone: shippingAddress.phone,
    },
    order_meta: {
      return_url: `${thankYou}?order_id=${encodeURIComponent(orderId)}`,
      notify_url: `${origin}/api/payments/webhook`,
    },
    ...(order ? { order_payload: order } : {}),
  }
}

export function fullName({ firstName, lastName }: Pick<OrderAddress, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}

import type { PlaceOrder } from 'shared-contracts/orders/order'
import type { Browser } from './browser'

/** The shop's response as a browser receives it. */
export interface PaymentResult {
  status: number
  /** The message shown to the shopper. */
  message: string
}

export type Payer = ReturnType<typeof createPayer>

/** Returns the steps of paying for an order in its shopper's browser. */
export function createPayer({ send }: Browser, { orderId, total, userId, shippingAddress }: PlaceOrder) {
  const { firstName, lastName, email, phone } = shippingAddress
  const request = {
    order_id: orderId,
    order_amount: total,
    order_currency: 'INR',
    customer_details: {
      customer_id: userId,
      customer_name: `${firstName} ${lastName}`,
      customer_email: email,
      customer_phone: phone,
    },
  }

  return {
    /** The request that begins the payment. */
    request,
    async create(): Promise<PaymentResult> {
      const answer = await send('POST', '/api/payments/create', request)
      return { status: answer.status, message: readMessage(await answer.text()) }
    },
    /** @returns the order's status; the shop polls the gateway if needed */
    async ask(): Promise<{ answered: number; status: string; paidAs?: string }> {
      const answer = await send('GET', `/api/payments/orders/${orderId}`)
      const body = (await answer.json()) as { status?: string; paidAs?: string }
      const { status = 'none', paidAs } = body
      return { answered: answer.status, status, ...(paidAs && { paidAs }) }
    },
    /** @returns the order's stored status, without polling the gateway */
    async look(): Promise<string> {
      const answer = await send('GET', `/api/orders/${orderId}`)
      return ((await answer.json()) as { status: string }).status
    },
  }
}

function readMessage(text: string): string {
  try {
    const body = JSON.parse(text) as { message?: unknown }
    return typeof body.message === 'string' ? body.message : ''
  } catch {
    return ''
  }
}

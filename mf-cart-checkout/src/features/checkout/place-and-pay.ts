import type { PlaceOrder } from 'shared-contracts/domain/orders'
import type { ApiError } from 'shared-contracts/http'
import type { PaymentOutcome } from '../../data/payment/payment-attempts'
import { isUnexpected, type Reply } from '../../data/payment/refusal'

/** What the way from a confirmed order to the gateway needs of the world. */
interface CheckoutEffects {
  placeOrder: (order: PlaceOrder) => Promise<Reply<unknown>>
  pay: (order: PlaceOrder) => Promise<PaymentOutcome>
  newOrderId: () => string
  /** The api has acknowledged the order. */
  onPlaced: (order: PlaceOrder) => void
}

export type CheckoutOutcome =
  | (PaymentOutcome & { order: PlaceOrder })
  | { kind: 'catalogue-changed'; message: string; order: PlaceOrder }

/** Saves the order, then asks for its payment. An order that is not saved stops the payment. */
export async function placeAndPay(order: PlaceOrder, effects: CheckoutEffects): Promise<CheckoutOutcome> {
  const { placed, error } = await place(order, effects)
  if (error) return { ...refusalOf(error), order: placed }
  effects.onPlaced(placed)
  return { ...(await effects.pay(placed)), order: placed }
}

/** The id at hand may belong to an order with another address; then this is a new order. */
async function place(order: PlaceOrder, { placeOrder, newOrderId }: CheckoutEffects) {
  const reply = await placeOrder(order)
  if (reply.error?.code !== 'ORDER_ID_REUSED') return { placed: order, error: reply.error }
  const renamed = { ...order, orderId: newOrderId() }
  return { placed: renamed, error: (await placeOrder(renamed)).error }
}

function refusalOf(error: ApiError) {
  if (error.status === 401) return { kind: 'signed-out' } as const
  if (error.code === 'ALREADY_PAID') return { kind: 'already-paid' } as const
  const isCatalogueChanged = error.code === 'PRICE_CHANGED' || error.code === 'SOLD_OUT'
  const kind = isCatalogueChanged ? 'catalogue-changed' : 'stopped'
  return { kind, message: messageOf(error) } as const
}

function messageOf(error: ApiError): string {
  const { status, message } = error
  if (message && !isUnexpected(error)) return `Error saving order: ${message}`
  return status === 0
    ? 'Error saving order: The shop could not be reached.'
    : 'Failed to save order to backend.'
}

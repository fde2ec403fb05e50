import { type ApiError, serverMessage } from 'shared-contracts/http'
import type { Text } from 'shared-contracts/i18n/translate'
import type { PlaceOrder } from 'shared-contracts/orders/order'
import type { ErrorCode } from 'shared-contracts/platform/errors'
import type { PaymentOutcome } from '../../data/payment/attempt-payment'
import { type Reply, UNREACHABLE } from '../../data/payment/refusal'

/** The side effects, injected so that tests can replace them. */
interface CheckoutEffects {
  placeOrder: (order: PlaceOrder) => Promise<Reply<unknown>>
  pay: (order: PlaceOrder) => Promise<PaymentOutcome>
  newOrderId: () => string
  /** Called once the api has accepted the order. */
  onPlaced: (order: PlaceOrder) => void
}

export type CheckoutOutcome = PaymentOutcome & { order: PlaceOrder }

/** Saves the order and then starts its payment; stops if the order could not be saved. */
export async function placeAndPay(
  order: PlaceOrder,
  effects: CheckoutEffects,
  t: Text,
): Promise<CheckoutOutcome> {
  const { placed, error } = await place(order, effects)
  if (error) return { ...toRefusal(error, t), order: placed }
  effects.onPlaced(placed)
  return { ...(await effects.pay(placed)), order: placed }
}

/** Places the order, with a new id if its own already belongs to an order with different details. */
async function place(order: PlaceOrder, { placeOrder, newOrderId }: CheckoutEffects) {
  const reply = await placeOrder(order)
  if (reply.error?.code !== 'ORDER_ID_REUSED') return { placed: order, error: reply.error }
  const renamed = { ...order, orderId: newOrderId() }
  return { placed: renamed, error: (await placeOrder(renamed)).error }
}

/** Codes of refusals after which the checkout shows the new prices or the new discount. */
const catalogChanges: ReadonlySet<ErrorCode> = new Set(['PRICE_CHANGED', 'SOLD_OUT', 'DISCOUNT_CHANGED'])

function toRefusal(error: ApiError, t: Text) {
  if (error.code === 'NOT_SIGNED_IN') return { kind: 'signed-out' } as const
  if (error.code === 'ALREADY_PAID') return { kind: 'already-paid' } as const
  const isCatalogChanged = error.code !== undefined && catalogChanges.has(error.code)
  const kind = isCatalogChanged ? 'catalogue-changed' : 'stopped'
  return { kind, message: describeFailure(error, t) } as const
}

function describeFailure(error: ApiError, t: Text): string {
  const refusal = serverMessage(error, t)
  if (!refusal && error.status > 0) return t('Failed to save order to backend.')
  return t('Error saving order: {reason}', { reason: refusal || t(UNREACHABLE) })
}

import { say } from 'shared-contracts/i18n/translatable-message'
import { formatPrice, parseRupees, rupees } from 'shared-contracts/values/money'
import { AppError } from '../../../../errors'
import type { StoredOrder } from '../../../orders'
import type { PaymentRequest } from './payments.schema'

/** The error if money has arrived without paying for the order. */
export function isHeld(): AppError {
  return new AppError(
    'ALREADY_PAID',
    'We’ve received your payment and are checking it. You don’t need to pay again.',
  )
}

/** The error if the gateway has taken as long as a shopper will wait. */
export function isSlow(): AppError {
  return new AppError('GATEWAY_FAILED', 'The payment gateway is slow right now. Please try again.')
}

/** @throws AppError if there is nothing left to pay */
export function refusePaid({ orderId, status, cancelledAt }: StoredOrder): void {
  if (cancelledAt) throw new AppError('WRONG_STATE', say('Order {orderId} has been cancelled.', { orderId }))
  if (status === 'Paid')
    throw new AppError('ALREADY_PAID', say('Order {orderId} has already been paid.', { orderId }))
  if (status === 'Refunded')
    throw new AppError('ALREADY_PAID', say('Order {orderId} has been refunded.', { orderId }))
}

/** @throws AppError with the right amount if the browser's differs */
export function refuseOtherAmount(order: StoredOrder, request: PaymentRequest): void {
  if (parseRupees(request.order_amount) === order.total) return
  const said = say('Your order total is Rs {total}.', { total: formatPrice(order.total) })
  throw new AppError('PRICE_CHANGED', said, { figures: { total: rupees(order.total) } })
}

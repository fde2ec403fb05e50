import type { User } from 'shared-contracts/customers/customer'
import type { OrderAddress } from 'shared-contracts/orders/order'
import { paymentProblem } from 'shared-contracts/payments/payment'
import type { Paise } from 'shared-contracts/values/money'
import { fullName } from '../../data/payment/new-payment'

/** Where the order is to go, as far as the shopper has said. */
export type Destination = OrderAddress | 'not-chosen' | 'not-found'

interface Checkout {
  user: User | null
  destination: Destination
  amount: Paise
  orderId: string
}

/** Why PAY NOW cannot go on. */
export interface Problem {
  message: string
  mustLogIn?: boolean
}

/** The first reason not to pay (specification 11.20), or undefined. */
export function checkoutProblem(checkout: Checkout): Problem | undefined {
  const { user, destination } = checkout
  if (destination !== 'not-chosen') {
    if (!user?.id || !user.email) return { message: 'Please log in to proceed to checkout.', mustLogIn: true }
    if (destination === 'not-found') return { message: 'Selected address not found.' }
  }
  const message = paymentProblem(detailsOf(checkout))
  return message === undefined ? undefined : { message }
}

function detailsOf({ user, destination, amount, orderId }: Checkout) {
  const delivery = typeof destination === 'object' ? destination : undefined
  return {
    hasAddress: destination !== 'not-chosen',
    customerId: user?.id ?? '',
    // An address with a gap has no customer to deliver to: the same message asks to fill all fields.
    customerName: delivery && isComplete(delivery) ? fullName(delivery) : '',
    customerEmail: delivery?.email ?? '',
    customerPhone: delivery?.phone ?? '',
    amount,
    orderId,
  }
}

function isComplete({ addressLine2, ...required }: OrderAddress): boolean {
  return Object.values(required).every((value) => value.trim() !== '')
}

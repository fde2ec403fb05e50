import type { User } from 'shared-contracts/customers/customer'
import type { OrderAddress } from 'shared-contracts/orders/order'
import { paymentProblem } from 'shared-contracts/payments/payment'
import type { Paise } from 'shared-contracts/values/money'
import { fullName } from '../../data/payment/new-payment'

export type Destination = OrderAddress | 'not-chosen' | 'not-found'

interface Checkout {
  user: User | null
  destination: Destination
  amount: Paise
  orderId: string
}

export interface Problem {
  message: string
  mustLogIn?: boolean
}

/** Returns the first obstacle to payment (specification 11.20), or undefined. */
export function checkoutProblem(checkout: Checkout): Problem | undefined {
  const { user, destination } = checkout
  if (destination !== 'not-chosen') {
    if (!user?.id || !user.email) return { message: 'Please log in to proceed to checkout.', mustLogIn: true }
    if (destination === 'not-found') return { message: 'Selected address not found.' }
  }
  const message = paymentProblem(buildDetails(checkout))
  return message === undefined ? undefined : { message }
}

function buildDetails({ user, destination, amount, orderId }: Checkout) {
  const delivery = typeof destination === 'object' ? destination : undefined
  return {
    hasAddress: destination !== 'not-chosen',
    customerId: user?.id ?? '',
    // An incomplete address is treated as a missing customer name, because both have the same message.
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

import type { Words } from 'shared-contracts/i18n/translate'
import { address } from './kn/address'
import { cart } from './kn/cart'
import { checkout } from './kn/checkout'
import { payment } from './kn/payment'
import { sharedCart } from './kn/shared-cart'
import { thankYou } from './kn/thank-you'

/** A native speaker has to read it before launch. */
export const words: Words = { ...address, ...cart, ...checkout, ...payment, ...sharedCart, ...thankYou }

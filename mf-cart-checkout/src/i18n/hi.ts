import type { Words } from 'shared-contracts/i18n/translate'
import { address } from './hi/address'
import { cart } from './hi/cart'
import { checkout } from './hi/checkout'
import { payment } from './hi/payment'
import { sharedCart } from './hi/shared-cart'
import { thankYou } from './hi/thank-you'

/** A native speaker has to read it before launch. */
export const words: Words = { ...address, ...cart, ...checkout, ...payment, ...sharedCart, ...thankYou }

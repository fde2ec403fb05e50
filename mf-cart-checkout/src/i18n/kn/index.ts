import type { Translations } from 'shared-contracts/i18n/translate'
import { address } from './address'
import { cart } from './cart'
import { checkout } from './checkout'
import { payment } from './payment'
import { sharedCart } from './shared-cart'
import { thankYou } from './thank-you'

/** These translations need review by a native speaker before launch. */
export const words: Translations = {
  ...address,
  ...cart,
  ...checkout,
  ...payment,
  ...sharedCart,
  ...thankYou,
}

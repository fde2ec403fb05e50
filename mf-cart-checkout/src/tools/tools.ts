import { addToCart } from './add-to-cart'
import { openCheckout } from './open-checkout'
import { setQuantity } from './set-quantity'
import { viewCart } from './view-cart'

/** None of them orders or pays. */
export const tools = [viewCart, addToCart, setQuantity, openCheckout]

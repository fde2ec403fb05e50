import { addToCart } from './add-to-cart'
import { openCheckout } from './open-checkout'
import { setQuantity } from './set-quantity'
import { viewCart } from './view-cart'

/** No tool places an order or pays. */
export const tools = [viewCart, addToCart, setQuantity, openCheckout]

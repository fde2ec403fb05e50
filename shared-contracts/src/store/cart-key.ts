/** The local storage key of the cart. */
export const CART_KEY = 'cart'

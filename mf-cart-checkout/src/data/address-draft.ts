/** Storage name of the draft of the checkout's address form. */
export const ADDRESS_DRAFT = 'checkout-address'

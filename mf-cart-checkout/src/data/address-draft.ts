/** The name under which the draft of the checkout's address form is stored. */
export const ADDRESS_DRAFT = 'checkout-address'

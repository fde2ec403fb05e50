/** The name under which the new-address form of the checkout keeps its draft. */
export const ADDRESS_DRAFT = 'checkout-address'

import { privateHead } from 'shared-contracts/remote'

/** Titles and descriptions of the pages. */
export const heads = {
  cart: privateHead('Your cart', 'The spices you have chosen, with quantities and the sub total.'),
  checkout: privateHead('Checkout', 'Choose a shipping address and pay by UPI, cards or net banking.'),
  thankYou: privateHead('Thank you', 'What has become of your order and its payment.'),
  payment: privateHead('Payment', 'Pay an agreed amount to the shop.'),
  paymentStatus: privateHead('Payment status', 'How your payment stands.'),
}

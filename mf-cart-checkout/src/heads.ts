import type { Text } from 'shared-contracts/i18n/translate'
import { readCartLink } from 'shared-contracts/orders/cart/cart-link'
import { type Head, privateHead } from 'shared-contracts/remote'

export const heads = {
  cart: privateHead('Your cart', 'The spices you have chosen, with quantities and the sub total.'),
  sharedCart: (t: Text, lines = ''): Head =>
    readCartLink(lines)
      ? {
          title: t('A cart for you'),
          description: t('Spices somebody chose for you, at today’s prices. Add them to your cart.'),
          robots: 'noindex',
          isPreviewed: true,
        }
      : {
          title: t('Link to a cart that does not work'),
          description: t('This link may have been cut off on its way.'),
          robots: 'noindex',
          status: 404,
        },
  checkout: privateHead('Checkout', 'Choose a shipping address and pay by UPI, cards or net banking.'),
  thankYou: privateHead('Thank you', 'What has become of your order and its payment.'),
  payment: privateHead('Payment', 'Pay an agreed amount to the shop.'),
  paymentStatus: privateHead('Payment status', 'How your payment stands.'),
}

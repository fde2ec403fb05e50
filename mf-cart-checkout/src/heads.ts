import type { Text } from 'shared-contracts/i18n/translate'
import { readCartLink } from 'shared-contracts/orders/cart/cart-link'
import { type Head, privateHead } from 'shared-contracts/remote'

export const heads = {
  cart: privateHead('Your cart', 'The spices you’ve chosen, with quantities and sub total.'),
  sharedCart: (t: Text, lines = ''): Head =>
    readCartLink(lines)
      ? {
          title: t('A cart for you'),
          description: t('Spices someone chose for you, at today’s prices. Add them to your cart.'),
          robots: 'noindex',
          isPreviewed: true,
        }
      : {
          title: t('This cart link doesn’t work'),
          description: t('This link may be incomplete.'),
          robots: 'noindex',
          status: 404,
        },
  checkout: privateHead('Checkout', 'Choose a shipping address and pay by UPI, card or net banking.'),
  discountLink: privateHead('Your discount code', 'A discount code for your next order.'),
  thankYou: privateHead('Thank you', 'The status of your order and payment.'),
  payment: privateHead('Payment', 'Pay an amount agreed with the shop.'),
  paymentStatus: privateHead('Payment status', 'The status of your payment.'),
}

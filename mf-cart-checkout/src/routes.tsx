import { paths } from 'shared-contracts/domain/paths'
import { privateHead, type RemoteRoute } from 'shared-contracts/remote'
import { loadCheckout } from './pages/checkout-file'

const status: Omit<RemoteRoute, 'path'> = {
  chunk: 'payment-status',
  lazy: () => import(/* webpackChunkName: "payment-status" */ './pages/payment-status-page'),
  isPrivate: true,
  head: privateHead('Payment status', 'How your payment stands.'),
}

export const routes: readonly RemoteRoute[] = [
  {
    path: paths.cart,
    chunk: 'cart',
    lazy: () => import(/* webpackChunkName: "cart" */ './pages/cart-page'),
    isPrivate: true,
    head: privateHead('Your cart', 'The spices you have chosen, with quantities and the sub total.'),
  },
  {
    path: paths.checkout,
    chunk: 'checkout',
    lazy: loadCheckout,
    isPrivate: true,
    head: privateHead('Checkout', 'Choose a shipping address and pay by UPI, cards or net banking.'),
  },
  {
    path: paths.thankYou,
    chunk: 'thank-you',
    lazy: () => import(/* webpackChunkName: "thank-you" */ './pages/thank-you-page'),
    isPrivate: true,
    head: privateHead('Thank you', 'What has become of your order and its payment.'),
  },
  {
    path: paths.payment,
    chunk: 'payment',
    lazy: () => import(/* webpackChunkName: "payment" */ './pages/payment-page'),
    isPrivate: true,
    head: privateHead('Payment', 'Pay an agreed amount to the shop.'),
  },
  { path: `${paths.payment}/status`, ...status },
  { path: `${paths.payment}/status/:merchantTransactionId`, ...status },
]

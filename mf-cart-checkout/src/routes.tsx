import { paths } from 'shared-contracts/domain/paths'
import { privateHead, type RemoteRoute } from 'shared-contracts/remote'
import { CartPage } from './pages/cart-page'
import { CheckoutPage } from './pages/checkout-page'
import { PaymentPage } from './pages/payment-page'
import { PaymentStatusPage } from './pages/payment-status-page'
import { ThankYouPage } from './pages/thank-you-page'

const statusHead = privateHead('Payment status', 'How your payment stands.')

export const routes: RemoteRoute[] = [
  {
    path: paths.cart,
    Component: CartPage,
    head: privateHead('Your cart', 'The spices you have chosen, with quantities and the sub total.'),
  },
  {
    path: paths.checkout,
    Component: CheckoutPage,
    head: privateHead('Checkout', 'Choose a shipping address and pay by UPI, cards or net banking.'),
  },
  {
    path: paths.thankYou,
    Component: ThankYouPage,
    head: privateHead('Thank you', 'What has become of your order and its payment.'),
  },
  {
    path: paths.payment,
    Component: PaymentPage,
    head: privateHead('Payment', 'Pay an agreed amount to the shop.'),
  },
  { path: `${paths.payment}/status`, Component: PaymentStatusPage, head: statusHead },
  { path: `${paths.payment}/status/:merchantTransactionId`, Component: PaymentStatusPage, head: statusHead },
]

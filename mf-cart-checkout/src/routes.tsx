import type { RemoteRoute } from 'shared-contracts/remote'
import { paths } from 'shared-contracts/routing/paths'
import { preloadSharedCart } from './data/lines/preload-shared-cart'
import { heads } from './heads'
import { loadCheckout } from './pages/checkout/checkout-file'

const status: Omit<RemoteRoute, 'path'> = {
  chunk: 'payment-status',
  lazy: () => import(/* webpackChunkName: "payment-status" */ './pages/payment-status-page'),
  isPrivate: true,
  head: heads.paymentStatus,
}

const sharedCart: Omit<RemoteRoute, 'path'> = {
  chunk: 'shared-cart',
  lazy: () => import(/* webpackChunkName: "shared-cart" */ './pages/shared-cart-page'),
  isPrivate: true,
  preload: preloadSharedCart,
  head: (_, { lines }, t) => heads.sharedCart(t, lines),
}

/** The server redirects `paths.cartLink` to the shared-cart page; in-app navigation shows the page directly. */
export const CART_LINK = `${paths.cart}/:lines`

/** A link that carries a discount code to the checkout. */
const DISCOUNT_LINK = '/discount/:code'

export const routes: readonly RemoteRoute[] = [
  {
    path: paths.cart,
    chunk: 'cart',
    lazy: () => import(/* webpackChunkName: "cart" */ './pages/cart-page'),
    isPrivate: true,
    head: heads.cart,
  },
  { path: CART_LINK, ...sharedCart },
  { path: '/shared-cart/:lines', ...sharedCart },
  {
    path: paths.checkout,
    chunk: 'checkout',
    lazy: loadCheckout,
    isPrivate: true,
    head: heads.checkout,
  },
  {
    path: DISCOUNT_LINK,
    chunk: 'discount-link',
    lazy: () => import(/* webpackChunkName: "discount-link" */ './pages/discount-link-page'),
    isPrivate: true,
    head: heads.discountLink,
  },
  {
    path: paths.thankYou,
    chunk: 'thank-you',
    lazy: () => import(/* webpackChunkName: "thank-you" */ './pages/thank-you-page'),
    isPrivate: true,
    head: heads.thankYou,
  },
  {
    path: paths.payment,
    chunk: 'payment',
    lazy: () => import(/* webpackChunkName: "payment" */ './pages/payment-page'),
    isPrivate: true,
    head: heads.payment,
  },
  { path: `${paths.payment}/status`, ...status },
  { path: `${paths.payment}/status/:merchantTransactionId`, ...status },
]

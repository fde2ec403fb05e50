import type { Collection } from '../catalog/lists/collections'
import type { Confirmation } from '../customers/customer'

/** Every path of the shop (specification 1.1 to 1.6). Pages never spell out a path. */
export const paths = {
  home: '/',
  about: '/about',
  shipping: '/shipping',
  terms: '/terms',
  privacy: '/privacy',
  refund: '/refund',
  recipes: '/recipes',
  recipesGrid: '/recipes-grid',
  recipe: (id: number) => `/product/${id}`,
  /** The step-by-step cooking view of a recipe. */
  cook: (id: number) => `/product/${id}/cook`,
  collection: (slug: Collection['slug']) => `/${slug}`,
  /** A later part of a long list. */
  listPart: (slug: Collection['slug'], part: number) => `/${slug}/part/${part}`,
  product: (slug: Collection['slug'], id: string) => `/${slug}/${encodeURIComponent(id)}`,
  cart: '/cart',
  /** The link for sharing a cart. @param lines the text from `writeCartLink` */
  cartLink: (lines: string) => `/cart/${lines}`,
  /** The page of a shared cart, with today's prices, to which the link redirects. */
  sharedCart: (lines: string) => `/shared-cart/${encodeURIComponent(lines)}`,
  checkout: '/checkout',
  /** A link that carries a discount code to the checkout. */
  discountLink: (code: string) => `/discount/${encodeURIComponent(code)}`,
  thankYou: '/thank-you',
  login: '/login',
  register: '/register',
  account: '/account',
  accountForm: '/account-form',
  addressDetails: '/address-details',
  /** A customer's own reviews, and the products that they can review. */
  ownReviews: '/account/reviews',
  writeReview: (productId: string) => `/account/reviews/${encodeURIComponent(productId)}`,
  resetPassword: (token: string) => `/reset-password/${encodeURIComponent(token)}`,
  confirmEmail: (token: string) => `/email/confirm/${encodeURIComponent(token)}`,
  /** The outcome of confirming an address, for browsers without scripts, which are redirected there. */
  emailOutcome: (outcome: Confirmation) => `/email/${outcome}`,
  /** Stops the mails that ask for reviews. */
  reviewMailsStop: (token: string) => `/email/reviews/stop/${encodeURIComponent(token)}`,
  newsletterConfirm: (token: string) => `/newsletter/confirm/${encodeURIComponent(token)}`,
  newsletterUnsubscribe: (token: string) => `/newsletter/unsubscribe/${encodeURIComponent(token)}`,
  backInStockConfirm: (token: string) => `/back-in-stock/confirm/${encodeURIComponent(token)}`,
  backInStockStop: (token: string) => `/back-in-stock/stop/${encodeURIComponent(token)}`,
  wholesale: '/wholesale',
  export: '/export',
  blogs: '/blogs',
  blog: (title: string) => `/blogs/${encodeURIComponent(title)}`,
  contact: '/contact',
  search: '/search',
  /** Encoded as browsers encode a form's fields, so that form and links lead to the same address. */
  searchFor: (question: string) => `/search?${new URLSearchParams({ q: question })}`,
  payment: '/payment',
  paymentStatus: (transactionId: string) => `/payment/status/${encodeURIComponent(transactionId)}`,
} as const

import type { Collection } from '../catalog/lists/collections'
import type { Confirmation } from '../customers/customer'

/** Every address of the shop (specification 1.1 to 1.6). No page writes a path by hand. */
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
  /** The recipe to cook from, a step at a time. */
  cook: (id: number) => `/product/${id}/cook`,
  collection: (slug: Collection['slug']) => `/${slug}`,
  /** One of the parts after the first of a list that is not shown whole. */
  listPart: (slug: Collection['slug'], part: number) => `/${slug}/part/${part}`,
  product: (slug: Collection['slug'], id: string) => `/${slug}/${encodeURIComponent(id)}`,
  cart: '/cart',
  /** For whom a cart is shared with. @param lines as `writeCartLink` writes them */
  cartLink: (lines: string) => `/cart/${lines}`,
  /** Where such a link leads: its lines at today's prices. */
  sharedCart: (lines: string) => `/shared-cart/${encodeURIComponent(lines)}`,
  checkout: '/checkout',
  thankYou: '/thank-you',
  login: '/login',
  register: '/register',
  account: '/account',
  accountForm: '/account-form',
  addressDetails: '/address-details',
  resetPassword: (token: string) => `/reset-password/${encodeURIComponent(token)}`,
  confirmEmail: (token: string) => `/email/confirm/${encodeURIComponent(token)}`,
  /** Where a browser without scripts is led on to. */
  emailOutcome: (outcome: Confirmation) => `/email/${outcome}`,
  newsletterConfirm: (token: string) => `/newsletter/confirm/${encodeURIComponent(token)}`,
  newsletterUnsubscribe: (token: string) => `/newsletter/unsubscribe/${encodeURIComponent(token)}`,
  wholesale: '/wholesale',
  export: '/export',
  blogs: '/blogs',
  blog: (title: string) => `/blogs/${encodeURIComponent(title)}`,
  contact: '/contact',
  search: '/search',
  /** As a browser writes the address of a form: what it finds is the same page. */
  searchFor: (question: string) => `/search?${new URLSearchParams({ q: question })}`,
  payment: '/payment',
  paymentStatus: (transactionId: string) => `/payment/status/${encodeURIComponent(transactionId)}`,
} as const

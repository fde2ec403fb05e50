/** Pages that are the same for everyone. Search engines index all but cooking mode, a view of the recipe. */
export const publicPages = [
  '/',
  '/about',
  '/shipping',
  '/terms',
  '/privacy',
  '/refund',
  '/recipes',
  '/product/1',
  '/product/3/cook',
  '/product/99',
  '/all-products',
  '/whole-spices',
  '/ground-spices',
  '/diy-spices',
  '/retails',
  '/all-products/turmeric-powder',
  '/ground-spices/turmeric-powder',
  '/whole-spices/black-pepper',
  '/diy-spices/chole-masala-kit',
  '/retails/chinese-five-spice',
  '/wholesale',
  '/export',
  '/blogs',
  `/blogs/${encodeURIComponent('Buying Spices in Bulk for a Kitchen or a Shop')}`,
  '/contact',
]

/** Pages for one shopper only, which must not be cached. */
export const privatePages = [
  '/cart',
  '/checkout',
  '/discount/DIWALI10',
  '/thank-you',
  '/payment',
  '/login',
  '/register',
  '/reset-password/some-token',
  '/newsletter/confirm/some-token',
  '/newsletter/unsubscribe/some-token',
  '/back-in-stock/confirm/some-token',
  '/back-in-stock/stop/some-token',
  '/account',
]

/** Private pages that need no script. */
export const linkPages = [
  '/email/confirm/some-token',
  '/email/confirmed',
  '/email/expired',
  '/shared-cart/turmeric-powder.250g%3A1',
]

/** Every page that a visitor can open by its address. */
export const pages = [...publicPages, ...privatePages, ...linkPages]

/** Pages that resemble another: policies, lists, products, recipes, business pages, results of mailed links. */
const alike = new Set([
  '/terms',
  '/privacy',
  '/refund',
  '/product/99',
  '/ground-spices',
  '/diy-spices',
  '/retails',
  '/all-products/turmeric-powder',
  '/whole-spices/black-pepper',
  '/retails/chinese-five-spice',
  '/export',
  '/newsletter/unsubscribe/some-token',
  '/back-in-stock/confirm/some-token',
  '/back-in-stock/stop/some-token',
  '/email/expired',
])

/** Returns one page of each kind, for journeys that would find the same on the others. */
export const oneOfEachKind = (paths: readonly string[]) => paths.filter((path) => !alike.has(path))

/** Alternative addresses of some pages. */
export const otherAddresses = [
  '/recipes-grid',
  '/account-form',
  '/address-details',
  '/payment/status',
  '/payment/status/some-transaction',
]

/** An address without a page. */
export const unknownPage = '/saffron-ice-cream'

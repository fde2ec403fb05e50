import type { paths as allPaths } from 'shared-contracts/routing/paths'

type Named =
  | 'home'
  | 'recipes'
  | 'account'
  | 'about'
  | 'wholesale'
  | 'export'
  | 'register'
  | 'contact'
  | 'blogs'
type Legal = 'terms' | 'privacy' | 'shipping' | 'refund'

/**
 * Copies of the footer's paths, with the same types. The footer's code loads after the first page; if it read the paths
 * from `own-paths.ts`, the first page would have to include every path of the shop.
 */
export const paths: Pick<typeof allPaths, Named | Legal | 'collection'> = {
  home: '/',
  recipes: '/recipes',
  account: '/account',
  about: '/about',
  wholesale: '/wholesale',
  export: '/export',
  register: '/register',
  contact: '/contact',
  blogs: '/blogs',
  terms: '/terms',
  privacy: '/privacy',
  shipping: '/shipping',
  refund: '/refund',
  collection: (slug) => `/${slug}`,
}

import type { ShopRouter } from './shop-router'

/** What the app needs of the router; on a server it never moves. */
export type AppRouter = Pick<
  ShopRouter,
  'navigator' | 'subscribe' | 'view' | 'upcoming' | 'isLoading' | 'reload' | 'searchPlace'
> & {
  scrollPositions: Pick<ShopRouter['scrollPositions'], 'find'>
}

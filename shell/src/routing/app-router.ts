import type { ShopRouter } from './shop-router'

/** The part of the router that the app needs; on a server it never navigates. */
export type AppRouter = Pick<
  ShopRouter,
  'navigator' | 'subscribe' | 'view' | 'upcoming' | 'isLoading' | 'reload' | 'searchPlace'
> & {
  scrollPositions: Pick<ShopRouter['scrollPositions'], 'find'>
}

import type { LazyDictionaries } from 'shared-contracts/remote'

/** A page loads the one of its language. */
export const dictionaries: LazyDictionaries = {
  hi: () => import(/* webpackChunkName: "i18n-hi" */ './hi/index'),
  kn: () => import(/* webpackChunkName: "i18n-kn" */ './kn/index'),
}

import type { LazyDictionaries } from 'shared-contracts/remote'

/** Each page loads only the dictionary of its language. */
export const dictionaries: LazyDictionaries = {
  hi: () => import(/* webpackChunkName: "i18n-hi" */ './hi/index'),
  kn: () => import(/* webpackChunkName: "i18n-kn" */ './kn/index'),
}

import { CONTRACT_VERSION, type RemoteModule } from 'shared-contracts/remote'
import { routes } from './routes'

export default {
  name: 'mf-catalog',
  contract: CONTRACT_VERSION,
  routes,
  words: {
    hi: () => import(/* webpackChunkName: "words-hi" */ './words/hi'),
    kn: () => import(/* webpackChunkName: "words-kn" */ './words/kn'),
  },
  places: {
    search: () =>
      import(/* webpackChunkName: "touched-search" */ './features/search-as-typed/search-as-typed'),
  },
  tools: () => import(/* webpackChunkName: "seldom-tools" */ './tools/tools'),
} satisfies RemoteModule

import { CONTRACT_VERSION, type RemoteModule } from 'shared-contracts/remote'
import { dictionaries } from './i18n/dictionaries'
import { routes } from './routes'

export default {
  name: 'mf-catalog',
  contract: CONTRACT_VERSION,
  routes,
  words: dictionaries,
  places: {
    search: () =>
      import(/* webpackChunkName: "touched-search" */ './features/search-as-typed/search-as-typed'),
  },
  tools: () => import(/* webpackChunkName: "seldom-tools" */ './tools/tools'),
} satisfies RemoteModule

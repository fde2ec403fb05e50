import { CONTRACT_VERSION, type RemoteModule } from 'shared-contracts/remote'
import { routes } from './routes'

export default {
  name: 'mf-catalog',
  contract: CONTRACT_VERSION,
  routes,
  places: {
    search: () =>
      import(/* webpackChunkName: "touched-search" */ './features/search-as-typed/search-as-typed'),
  },
} satisfies RemoteModule

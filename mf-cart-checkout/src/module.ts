import { CONTRACT_VERSION, type RemoteModule } from 'shared-contracts/remote'
import { dictionaries } from './i18n/dictionaries'
import { routes } from './routes'

export default {
  name: 'mf-cart-checkout',
  contract: CONTRACT_VERSION,
  routes,
  tools: () => import(/* webpackChunkName: "seldom-tools" */ './tools/tools'),
  words: dictionaries,
} satisfies RemoteModule

import { CONTRACT_VERSION, type RemoteModule } from 'shared-contracts/remote'
import { routes } from './routes'

export default {
  name: 'mf-cart-checkout',
  contract: CONTRACT_VERSION,
  routes,
  tools: () => import(/* webpackChunkName: "seldom-tools" */ './tools/tools'),
  words: {
    hi: () => import(/* webpackChunkName: "words-hi" */ './words/hi'),
    kn: () => import(/* webpackChunkName: "words-kn" */ './words/kn'),
  },
} satisfies RemoteModule

import { CONTRACT_VERSION, type RemoteModule } from 'shared-contracts/remote'
import { routes } from './routes'

export default {
  name: 'mf-account',
  contract: CONTRACT_VERSION,
  routes,
  words: {
    hi: () => import(/* webpackChunkName: "words-hi" */ './words/hi'),
    kn: () => import(/* webpackChunkName: "words-kn" */ './words/kn'),
  },
} satisfies RemoteModule

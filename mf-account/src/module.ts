import { CONTRACT_VERSION, type RemoteModule } from 'shared-contracts/remote'
import { routes } from './routes'

export default {
  name: 'mf-account',
  contract: CONTRACT_VERSION,
  routes,
  words: {
    hi: () => import(/* webpackChunkName: "i18n-hi" */ './i18n/hi/index'),
    kn: () => import(/* webpackChunkName: "i18n-kn" */ './i18n/kn/index'),
  },
} satisfies RemoteModule

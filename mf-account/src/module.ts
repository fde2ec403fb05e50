import { CONTRACT_VERSION, type RemoteModule } from 'shared-contracts/remote'
import { dictionaries } from './i18n/dictionaries'
import { routes } from './routes'

export default {
  name: 'mf-account',
  contract: CONTRACT_VERSION,
  routes,
  words: dictionaries,
} satisfies RemoteModule

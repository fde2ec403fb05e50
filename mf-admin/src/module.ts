import { CONTRACT_VERSION, type RemoteModule } from 'shared-contracts/remote'
import { forgetOldWork } from './data/offline/cached-work'
import { routes } from './routes'

export default {
  name: 'mf-admin',
  contract: CONTRACT_VERSION,
  routes,
  register: forgetOldWork,
} satisfies RemoteModule

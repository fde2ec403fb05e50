import { CONTRACT_VERSION, type RemoteModule } from 'shared-contracts/remote'
import { routes } from './routes'

export default { name: 'mf-desk', contract: CONTRACT_VERSION, routes } satisfies RemoteModule

import type { RemoteServerModule } from 'shared-contracts/remote'
import module from './module'

/* No server renders the admin: this build is what the publish gate examines. */
export default { ...module, metadata: {} } satisfies RemoteServerModule

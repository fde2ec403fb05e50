import type { RemoteServerModule } from 'shared-contracts/remote'
import module from './module'

/* No server renders the admin. The publish gate examines this build. */
export default { ...module, metadata: {} } satisfies RemoteServerModule

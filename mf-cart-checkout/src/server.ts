import type { RemoteServerModule } from 'shared-contracts/remote'
import module from './module'

/* Every page is one shopper's own: nothing is told of it, and no search engine is sent here. */
export default { ...module, metadata: {} } satisfies RemoteServerModule

import type { RemoteServerModule } from 'shared-contracts/remote'
import module from './module'

/* Every page is private: it has no metadata and no entry in the sitemap. */
export default { ...module, metadata: {} } satisfies RemoteServerModule

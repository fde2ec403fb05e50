import type { RemoteServerModule } from 'shared-contracts/remote'
import module from './module'

/* Every page is private, so none has metadata or an entry in the sitemap. */
export default { ...module, metadata: {} } satisfies RemoteServerModule

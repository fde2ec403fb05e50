import { readCartLink } from 'shared-contracts/orders/cart/cart-link'
import type { RemoteServerModule } from 'shared-contracts/remote'
import { paths } from 'shared-contracts/routing/paths'
import module from './module'
import { CART_LINK } from './routes'

/* Every page is private: it has no metadata and no entry in the sitemap. */
export default {
  ...module,
  metadata: {},
  // An unreadable link stays at its own address: there is no target.
  leadsOn: { [CART_LINK]: ({ lines = '' }) => readCartLink(lines) && paths.sharedCart(lines) },
} satisfies RemoteServerModule

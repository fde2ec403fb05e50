import { readCartLink } from 'shared-contracts/orders/cart/cart-link'
import type { RemoteServerModule } from 'shared-contracts/remote'
import { paths } from 'shared-contracts/routing/paths'
import module from './module'
import { CART_LINK } from './routes'

/* Every page is one shopper's own: nothing is told of it, and no search engine is sent here. */
export default {
  ...module,
  metadata: {},
  // A link that cannot be read is answered at its own address: there is nothing to lead on to.
  leadsOn: { [CART_LINK]: ({ lines = '' }) => readCartLink(lines) && paths.sharedCart(lines) },
} satisfies RemoteServerModule

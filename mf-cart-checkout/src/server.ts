import { readCartLink } from 'shared-contracts/orders/cart/cart-link'
import type { RemoteServerModule } from 'shared-contracts/remote'
import { paths } from 'shared-contracts/routing/paths'
import module from './module'
import { CART_LINK } from './routes'

/* Every page is private, so none has metadata or an entry in the sitemap. */
export default {
  ...module,
  metadata: {},
  // An unreadable link is not redirected, so that the page can explain the problem.
  leadsOn: { [CART_LINK]: ({ lines = '' }) => readCartLink(lines) && paths.sharedCart(lines) },
} satisfies RemoteServerModule

import type { Spoken } from '../ucp/envelope'
import { createCarts } from './carts'
import { createGetProduct } from './get-product'
import { createLookupCatalog } from './lookup-catalog'
import type { ProductSearch } from './product-search'
import { createSearchCatalog } from './search-catalog'
import type { Shelf } from './shelf'

/** The operations for agents in one release of UCP, the same over HTTP and MCP. */
export function createOperations(shelf: Shelf, search: ProductSearch, spoken: Spoken) {
  return {
    spoken,
    searchCatalog: createSearchCatalog(shelf, search, spoken),
    lookupCatalog: createLookupCatalog(shelf, spoken),
    getProduct: createGetProduct(shelf, spoken),
    carts: createCarts(shelf, spoken),
  }
}
export type Operations = ReturnType<typeof createOperations>

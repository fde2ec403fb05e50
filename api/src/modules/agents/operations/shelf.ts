import type { Product } from 'shared-contracts/catalog/product'
import type { ShownProduct } from 'shared-contracts/catalog/shown-product'

/** All that agents may read of the shop: what it sells. Nothing here knows a person, an order or a payment. */
export interface Shelf {
  products: () => Promise<readonly Product[]>
  /** Everything on sale, a few at a time. */
  shown: () => AsyncIterable<ShownProduct>
  /** What has one of the ids, or a pack that has one. */
  shownCalled: (ids: readonly string[]) => Promise<readonly ShownProduct[]>
}

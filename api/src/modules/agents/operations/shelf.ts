import type { Product } from 'shared-contracts/catalog/product'
import type { ShownProduct } from 'shared-contracts/catalog/shown-product'

/** Everything of the shop that agents may read: its products, but no people, orders or payments. */
export interface Shelf {
  products: () => Promise<readonly Product[]>
  /** Everything on sale, in batches. */
  shown: () => AsyncIterable<ShownProduct>
  /** Products that match an id or have a matching pack. */
  shownCalled: (ids: readonly string[]) => Promise<readonly ShownProduct[]>
}

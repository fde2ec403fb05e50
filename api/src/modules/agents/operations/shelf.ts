import type { Product } from 'shared-contracts/catalog/product'
import type { ShownProduct } from 'shared-contracts/catalog/shown-product'

/** The only data that agents may read: products, but no people, orders or payments. */
export interface Shelf {
  products: () => Promise<readonly Product[]>
  /** Yields everything on sale, read in batches. */
  shown: () => AsyncIterable<ShownProduct>
  /** Finds products by their own ids or those of their packs. */
  shownCalled: (ids: readonly string[]) => Promise<readonly ShownProduct[]>
}

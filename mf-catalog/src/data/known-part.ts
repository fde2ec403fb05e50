import type { Collection } from 'shared-contracts/catalog/lists/collections'
import type { ListPart } from 'shared-contracts/catalog/lists/list-part'
import type { ListedProduct, Product } from 'shared-contracts/catalog/product'
import type { RootState } from 'shared-contracts/store'
import { listPartsApi } from './list-parts-api'
import { requestedPart } from './requested-part'

const { mfCatalogGetListPart } = listPartsApi.endpoints

export interface KnownPart {
  /** Counted from 1; undefined if the address has no valid part or the list is known to be shorter. */
  part: number | undefined
  /** Undefined until loaded. */
  data?: ListPart<Product | ListedProduct> | undefined
}

/** Returns a part of a list, with its products if they are cached. @param text the part in the address */
export function knownPart(state: RootState, { category }: Collection, text?: string): KnownPart {
  const part = requestedPart(text)
  if (part === undefined) return { part }
  const { data } = mfCatalogGetListPart.select({ category, part })(state)
  return part > 1 && data?.items.length === 0 ? { part: undefined } : { part, data }
}

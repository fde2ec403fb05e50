import { type ShownProduct, showProduct } from 'shared-contracts/catalog/shown-product'
import { productsApi } from 'shared-contracts/http'
import type { Store } from 'shared-contracts/store'
import { factsApi, factsReader } from '../data/facts-api'

// Every call sends a new request, so no subscription is needed.
const once = { subscribe: false }

/** Returns a product as all channels show it; without label facts if they fail. @throws ApiError without a product */
export async function fetchShownProduct(id: string, { dispatch }: Store): Promise<ShownProduct> {
  const facts = dispatch(factsApi.endpoints.mfCatalogGetFacts.initiate(id, once))
  const product = await dispatch(productsApi.endpoints.getProduct.initiate(id, once)).unwrap()
  // The facts' request waits for its chunk, even if that never loads. An assistant gets the product without them instead.
  return showProduct(product, (await factsReader.fetch()) && (await facts).data)
}

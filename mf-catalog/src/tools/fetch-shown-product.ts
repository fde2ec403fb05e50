import { type ShownProduct, showProduct } from 'shared-contracts/catalog/shown-product'
import { productsApi } from 'shared-contracts/http'
import type { Store } from 'shared-contracts/store'
import { factsApi, factsReader } from '../data/facts-api'

// Every call sends a new request, so no subscription is needed.
const once = { subscribe: false }

/** Returns a product, with the facts of its label if they load. @throws ApiError if there is no product */
export async function fetchShownProduct(id: string, { dispatch }: Store): Promise<ShownProduct> {
  const facts = dispatch(factsApi.endpoints.mfCatalogGetFacts.initiate(id, once))
  const product = await dispatch(productsApi.endpoints.getProduct.initiate(id, once)).unwrap()
  // The request for facts waits for its chunk. If that fails to load, return the product without facts.
  return showProduct(product, (await factsReader.fetch()) && (await facts).data)
}

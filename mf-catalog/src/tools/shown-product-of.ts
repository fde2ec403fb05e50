import { type ShownProduct, showProduct } from 'shared-contracts/catalog/shown-product'
import { productsApi } from 'shared-contracts/http'
import type { Store } from 'shared-contracts/store'
import { factsApi, factsReader } from '../data/facts-api'

// Nobody looks at it on: the next question asks anew.
const once = { subscribe: false }

/**
 * A product as every rendition tells it; without what its label says where that can't be had.
 * @throws ApiError where the product can't be had
 */
export async function shownProductOf(id: string, { dispatch }: Store): Promise<ShownProduct> {
  const facts = dispatch(factsApi.endpoints.mfCatalogGetFacts.initiate(id, once))
  const product = await dispatch(productsApi.endpoints.getProduct.initiate(id, once)).unwrap()
  // The request waits for its reader; an assistant does not wait for a file that is lost.
  return showProduct(product, (await factsReader.fetch()) && (await facts).data)
}

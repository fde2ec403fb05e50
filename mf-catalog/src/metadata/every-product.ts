import { countParts } from 'shared-contracts/catalog/lists/list-part'
import type { Product } from 'shared-contracts/catalog/product'
import type { AppDispatch } from 'shared-contracts/store'
import { isWhole } from '../data/as-cards'
import { listPartsApi } from '../data/list-parts-api'

const { mfCatalogGetListPart } = listPartsApi.endpoints

/** Loads one part at a time, so that no request exceeds a page's timeout. Rejects if one part fails. */
export async function everyProduct(dispatch: AppDispatch): Promise<Product[]> {
  const ask = (part: number) =>
    dispatch(mfCatalogGetListPart.initiate({ category: undefined, part }, { subscribe: false })).unwrap()
  const { items, total } = await ask(1)
  const products = [...items]
  // There is one part if the response has the whole list, as from an older api without parts.
  const parts = items.length === total ? 1 : countParts(total)
  for (let part = 2; part <= parts; part += 1) products.push(...(await ask(part)).items)
  return products.filter(isWhole).filter(({ _id }) => _id)
}

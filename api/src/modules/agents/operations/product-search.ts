import { productPath } from 'shared-contracts/catalog/product-path'
import { createFinder } from 'shared-contracts/search/finder'
import { productEntry } from 'shared-contracts/search/product-entry'
import type { Shelf } from './shelf'

/** How long names are cached. Prices are read again for each response. */
const FRESH_MS = 60_000

interface FoundIds {
  /** Best first. */
  ids: readonly string[]
  /** True if no product matches all the words, and these are approximate matches. */
  isNear: boolean
}

export function createProductSearch({ products }: Pick<Shelf, 'products'>) {
  let ready: { at: number; find: ReturnType<typeof prepare> } | undefined

  async function prepare() {
    const all = await products()
    const ids = new Map(all.map((product) => [productPath(product), product._id]))
    const find = await createFinder(all.map((product) => productEntry(product)))
    return (question: string): FoundIds => {
      const { entries, isNear } = find(question)
      return { ids: entries.flatMap(({ path }) => ids.get(path) ?? []), isNear }
    }
  }

  return async (question: string): Promise<FoundIds> => {
    if (!ready || Date.now() - ready.at > FRESH_MS) {
      const preparing = prepare()
      ready = { at: Date.now(), find: preparing }
      // Forget a failure, so that the next search tries again.
      preparing.catch(() => {
        ready = undefined
      })
    }
    const find = await ready.find
    return find(question)
  }
}
export type ProductSearch = ReturnType<typeof createProductSearch>

import type { Product } from 'shared-contracts/catalog/product'
import type { CartLine } from 'shared-contracts/orders/cart/cart'
import type { FakeAnswer, FakeApi } from 'shared-contracts/testing'

/** What the catalogue answers when it is asked for these ids. */
export type Catalogue = (ids: readonly string[]) => FakeAnswer

/** A catalogue with these products alone. */
export function sells(...products: readonly Product[]): Catalogue {
  return (ids) => {
    const data = products.filter(({ _id }) => ids.includes(_id))
    return { status: 200, body: { success: true, data, message: 'ok', total: products.length } }
  }
}

/** The calls of a cart with these lines, whichever of them the shopper removes. */
export function catalogCalls(lines: readonly CartLine[], catalogue: Catalogue): FakeApi {
  const ids = [...new Set(lines.map(({ id }) => id))].sort()
  let sets: string[][] = [[]]
  for (const id of ids) sets = sets.flatMap((set) => [set, [...set, id]])
  return Object.fromEntries(
    sets
      .filter((set) => set.length > 0)
      .map((set) => [`GET /api/products?ids=${set.join(',')}`, () => catalogue(set)]),
  )
}

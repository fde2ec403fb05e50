import type { Product } from 'shared-contracts/catalog/product'
import type { CartLine } from 'shared-contracts/orders/cart/cart'
import type { FakeApi, FakeResponse } from 'shared-contracts/testing'

export type Catalogue = (ids: readonly string[]) => FakeResponse

/** Returns a catalogue with only these products. */
export function sells(...products: readonly Product[]): Catalogue {
  return (ids) => {
    const data = products.filter(({ _id }) => ids.includes(_id))
    return { status: 200, body: { success: true, data, message: 'ok', total: products.length } }
  }
}

/** Mocks the requests of a cart with these lines, whichever of them are removed. */
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

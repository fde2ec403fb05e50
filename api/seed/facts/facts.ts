import { seedProducts } from '../catalogue'
import type { SeedProduct } from '../products/seed-product'
import { blendLabels } from './blend-labels'
import type { Label } from './label'
import { spiceLabels } from './spice-labels'

interface SeedFacts extends Label {
  readonly _id: string
  readonly packs: readonly { readonly _id: string; readonly net: { amount: number; unit: 'g' | 'kit' } }[]
}

const GRAMS_OF_POUCHES = [100, 250, 500]

/** Returns a pack's net quantity. Kits are counted: the specification (5.4) only gives what they yield. */
function toNetQuantity({ category }: SeedProduct, place: number) {
  if (category === 'DIY SPICE KIT') return { amount: place + 1, unit: 'kit' } as const
  return { amount: GRAMS_OF_POUCHES[place] ?? 0, unit: 'g' } as const
}

function buildFacts(product: SeedProduct): SeedFacts[] {
  const label = spiceLabels[product._id] ?? blendLabels[product._id]
  if (!label) return []
  const packs = product.variants.map(({ _id }, place) => ({ _id, net: toNetQuantity(product, place) }))
  return [{ _id: product._id, ...label, packs }]
}

/** The label facts of each seeded product. */
export const seedFacts: readonly SeedFacts[] = seedProducts.flatMap(buildFacts)

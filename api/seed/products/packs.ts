import type { SeedVariant } from './seed-product'

type Prices = readonly [number, number, number]

const packs = (id: string, labels: readonly [string, string, string], prices: Prices): SeedVariant[] =>
  prices.map((price, index) => {
    const quantity = labels[index] ?? ''
    const suffix = quantity.toLowerCase().replace(/ g$/, 'g').replaceAll(' ', '-')
    return { _id: `${id}-${suffix}`, quantity, price }
  })

/** A spice's three pouches. @param prices in whole rupees, for 100 g, 250 g and 500 g */
export const pouches = (id: string, prices: Prices) => packs(id, ['100 g', '250 g', '500 g'], prices)

/** Packs of one, two or three kits. Each kit yields 150 g (specification 5.4). @param prices in whole rupees */
export const kits = (id: string, prices: Prices) => packs(id, ['150 g', 'Pack of 2', 'Pack of 3'], prices)

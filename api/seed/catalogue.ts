import { diyKits } from './diy-kits'
import { groundSpices } from './ground-spices'
import type { SeedProduct } from './seed-product'
import { spiceBlends } from './spice-blends'
import { wholeSpices } from './whole-spices'

/** The catalogue a new shop starts with: 43 products in four categories. */
export const seedProducts: readonly SeedProduct[] = [
  ...wholeSpices,
  ...groundSpices,
  ...diyKits,
  ...spiceBlends,
]

import { diyKits } from './products/diy-kits'
import { groundSpices } from './products/ground-spices'
import type { SeedProduct } from './products/seed-product'
import { spiceBlends } from './products/spice-blends'
import { wholeSpices } from './products/whole-spices'

/** The catalogue a new shop starts with: 43 products in four categories. */
export const seedProducts: readonly SeedProduct[] = [
  ...wholeSpices,
  ...groundSpices,
  ...diyKits,
  ...spiceBlends,
]

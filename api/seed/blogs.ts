import { bloomingSpicesInOil } from './blogs/blooming-spices-in-oil'
import { buildingAMasalaDabba } from './blogs/building-a-masala-dabba'
import { buyingSpicesInBulk } from './blogs/buying-spices-in-bulk'
import { howToStoreSpices } from './blogs/how-to-store-spices'
import { makingGaramMasalaAtHome } from './blogs/making-garam-masala-at-home'
import { rasamBasics } from './blogs/rasam-basics'
import { readingASpiceLabel } from './blogs/reading-a-spice-label'
import { wholeOrGroundSpices } from './blogs/whole-or-ground-spices'
import type { SeedBlog } from './seed-blog'

/** The posts a new shop starts with, newest first. */
export const seedBlogs: readonly SeedBlog[] = [
  buyingSpicesInBulk,
  buildingAMasalaDabba,
  rasamBasics,
  readingASpiceLabel,
  makingGaramMasalaAtHome,
  bloomingSpicesInOil,
  wholeOrGroundSpices,
  howToStoreSpices,
]

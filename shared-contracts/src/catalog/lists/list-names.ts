import type { Collection } from './collections'

/** The lists' names in titles, breadcrumbs and search results. */
export const listNames: Readonly<Record<Collection['slug'], string>> = {
  'all-products': 'All Products',
  'whole-spices': 'Whole Spices',
  'ground-spices': 'Ground Spices',
  'diy-spices': 'DIY Spice Kits',
  retails: 'Spices Blends',
}

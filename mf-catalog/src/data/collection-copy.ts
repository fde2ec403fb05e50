import type { Collection } from 'shared-contracts/catalog/lists/collections'
import { listNames } from 'shared-contracts/catalog/lists/list-names'

interface CollectionCopy {
  /** The list's name in titles and breadcrumbs. */
  name: string
  /** The meta description, which search engines show under the title. */
  description: string
  /** The built-in picture at the top of the page, also used when a link is shared. */
  banner: string
}

export const collectionCopy: Record<Collection['slug'], CollectionCopy> = {
  'all-products': {
    name: listNames['all-products'],
    description: 'Whole spices, ground spices, DIY spice kits and spice blends from Bangalore, in one list.',
    banner: '/uploads/banners/hero-home-banner.jpg',
  },
  'whole-spices': {
    name: listNames['whole-spices'],
    description: 'Pepper, cardamom, cloves, star anise and more, left whole so that they keep their aroma.',
    banner: '/uploads/banners/banner-whole.jpg',
  },
  'ground-spices': {
    name: listNames['ground-spices'],
    description:
      'Turmeric, chilli, coriander, ginger and more, milled with no additives and no preservatives.',
    banner: '/uploads/banners/banner-ground.jpg',
  },
  'diy-spices': {
    name: listNames['diy-spices'],
    description: 'Whole spice kits to roast and grind at home. Each one makes 150 g of fresh masala.',
    banner: '/uploads/banners/banner-kits.jpg',
  },
  retails: {
    name: listNames.retails,
    description: 'Ready blends for curries, biryani, rasam, pav bhaji, tacos and more.',
    banner: '/uploads/banners/banner-blends.jpg',
  },
}

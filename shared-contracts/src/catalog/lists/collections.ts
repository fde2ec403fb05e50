import type { Category } from '../product'

/** A list page of the catalogue (specification 7.1). */
export interface Collection {
  /** First segment of its path. */
  slug: 'whole-spices' | 'ground-spices' | 'diy-spices' | 'retails' | 'all-products'
  /** Undefined for the list of all products. */
  category?: Category
  heading: string
  /** Its label in the SHOP menu. */
  menuLabel: string
}

export const collections = {
  all: { slug: 'all-products', heading: 'ALL PRODUCTS', menuLabel: 'ALL PRODUCTS' },
  whole: {
    slug: 'whole-spices',
    category: 'WHOLE SPICES',
    heading: 'SHOP BY WHOLE SPICES',
    menuLabel: 'SHOP BY WHOLE SPICES',
  },
  ground: {
    slug: 'ground-spices',
    category: 'GROUND SPICES',
    heading: 'SHOP BY GROUND SPICES',
    menuLabel: 'SHOP BY GROUND SPICES',
  },
  diy: {
    slug: 'diy-spices',
    category: 'DIY SPICE KIT',
    heading: 'SHOP BY DIY SPICES KIT',
    menuLabel: 'SHOP BY DIY SPICES KITS',
  },
  blends: {
    slug: 'retails',
    category: 'SPICES BLENDS',
    heading: 'SHOP BY SPICES BLENDS',
    menuLabel: 'SHOP BY SPICES BLENDS',
  },
} as const satisfies Record<string, Collection>

import { collections } from 'shared-contracts/catalog/lists/collections'
import { paths } from 'shared-contracts/routing/paths'

interface MenuLink {
  label: string
  to: string
}

interface ShopLink extends MenuLink {
  /** The name under its round picture. */
  shortcut: string
  picture: string
}

const { all, whole, ground, diy, blends } = collections

/** Links without a panel, after SHOP and DISCOVER. */
export const topLinks: readonly MenuLink[] = [{ label: 'RECIPES', to: paths.recipes }]

/** The links under SHOP (specification 2.3). */
export const shopLinks: readonly ShopLink[] = [
  {
    label: all.menuLabel,
    to: paths.collection(all.slug),
    shortcut: 'All',
    picture: '/uploads/banners/hero-home-mobile.jpg',
  },
  {
    label: whole.menuLabel,
    to: paths.collection(whole.slug),
    shortcut: 'Whole Spices',
    picture: '/uploads/green-cardamom-1.jpg',
  },
  {
    label: ground.menuLabel,
    to: paths.collection(ground.slug),
    shortcut: 'Ground Spices',
    picture: '/uploads/turmeric-powder-1.jpg',
  },
  {
    label: diy.menuLabel,
    to: paths.collection(diy.slug),
    shortcut: 'DIY Spice Kits',
    picture: '/uploads/chole-masala-kit-1.jpg',
  },
  {
    label: blends.menuLabel,
    to: paths.collection(blends.slug),
    shortcut: 'Spices Blends',
    picture: '/uploads/chinese-five-spice-1.jpg',
  },
]

/** The links under DISCOVER (specification 2.5). */
export const discoverLinks: readonly MenuLink[] = [
  { label: 'ABOUT US', to: paths.about },
  { label: 'PRODUCTS', to: paths.collection(all.slug) },
]

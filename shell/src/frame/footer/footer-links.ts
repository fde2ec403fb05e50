import { mailShape, networkShape, photoShape } from 'design-system/icon/contact-shapes'
import { collections } from 'shared-contracts/catalog/lists/collections'
import { shop } from 'shared-contracts/platform/shop'
import { paths } from './footer-paths'

export interface FooterLink {
  label: string
  /** A path of the shop, or an external address. */
  to: string
  isExternal?: true
  /** The SVG path of its icon. */
  shape?: string
}

const { whole, ground, diy, blends } = collections

/** The footer's groups (specification 3.1 to 3.5). */
export const footerLinks: readonly { title: string; links: readonly FooterLink[] }[] = [
  {
    title: 'SHOP SPICES',
    links: [
      { label: 'Whole spices', to: paths.collection(whole.slug) },
      { label: 'Ground spices', to: paths.collection(ground.slug) },
      { label: 'DIY spice kit', to: paths.collection(diy.slug) },
      { label: 'Spice blends', to: paths.collection(blends.slug) },
    ],
  },
  {
    title: 'ABOUT',
    links: [
      { label: 'Recipes', to: paths.recipes },
      { label: 'Account', to: paths.account },
      { label: 'About us', to: paths.about },
      { label: 'Wholesale', to: paths.wholesale },
      { label: 'Export', to: paths.export },
    ],
  },
  {
    title: 'SUPPORT',
    links: [
      { label: 'Sign up', to: paths.register },
      { label: 'Contact', to: paths.contact },
      { label: 'Blogs', to: paths.blogs },
    ],
  },
  {
    title: 'HELP',
    links: [
      { label: 'Terms', to: paths.terms },
      { label: 'Privacy', to: paths.privacy },
      { label: 'Shipping', to: paths.shipping },
      { label: 'Refund', to: paths.refund },
    ],
  },
  {
    title: 'SOCIALS',
    links: [
      { label: 'Photos', to: shop.social.photos, isExternal: true, shape: photoShape },
      { label: 'Social network', to: shop.social.network, isExternal: true, shape: networkShape },
      { label: 'Email us', to: `mailto:${shop.email}`, isExternal: true, shape: mailShape },
    ],
  },
]

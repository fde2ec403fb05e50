import type { Metadata } from 'shared-contracts/remote'
import { sharePicture } from 'shared-contracts/remote/share-picture'
import { organizationRef } from 'shared-contracts/remote/structured-data'
import { paths } from 'shared-contracts/routing/paths'
import { aboutBanner } from '../data/about-banner'
import { heads } from '../heads'

/** The pages that say the same to everyone at all times, by their names in `heads` and `paths`. */
export const plainPages = [
  'about',
  'wholesale',
  'export',
  'contact',
  'shipping',
  'terms',
  'privacy',
  'refund',
] as const
type PlainPage = (typeof plainPages)[number]

/** What such a page is to schema.org, where it has a word for it. */
const kinds: Partial<Record<PlainPage, string>> = { about: 'AboutPage', contact: 'ContactPage' }

/** What is told of such a page: its place in the shop, and that it is about the shop itself. */
export function plainPageMetadata(page: PlainPage, origin: string): Metadata {
  const { title, description } = heads[page]()
  const path = paths[page]
  const about = { url: origin + path, mainEntity: organizationRef(origin) }
  return {
    type: 'website',
    picture: page === 'about' ? sharePicture(aboutBanner, 'Bowls of spices and blends') : undefined,
    trail: [
      { name: 'Home', path: paths.home },
      { name: title, path },
    ],
    structuredData: kinds[page] ? [{ '@type': kinds[page], name: title, description, ...about }] : [],
  }
}

import type { Metadata } from 'shared-contracts/remote'
import { sharePicture } from 'shared-contracts/remote/head/share-picture'
import { organizationRef } from 'shared-contracts/remote/head/structured-data'
import { paths } from 'shared-contracts/routing/paths'
import { aboutBanner } from '../data/about-banner'
import { heads } from '../heads'

/** Pages that are the same for everyone, by their names in `heads` and `paths`. */
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

/** The schema.org types of plain pages; not every page has one. */
const kinds: Partial<Record<PlainPage, string>> = { about: 'AboutPage', contact: 'ContactPage' }

/** Returns the metadata of a plain page. Its subject is the shop. */
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

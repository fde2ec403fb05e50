import { dishes } from '../dishes'
import { ownName } from '../media/own-picture'

/** Text pages that staff can edit. */
export const textPages = ['shipping', 'terms', 'privacy', 'refund', 'wholesale', 'export'] as const
export type TextPageName = (typeof textPages)[number]

/** The positions of banners: the home page, and each list by its slug. */
const bannerPositions = [
  'home',
  'all-products',
  'whole-spices',
  'ground-spices',
  'diy-spices',
  'retails',
] as const
export type BannerPosition = (typeof bannerPositions)[number]

export const blockKinds = [
  'announcement',
  'banner',
  'testimonials',
  'timeline',
  'page',
  'recipe',
  'post',
] as const
export type BlockKind = (typeof blockKinds)[number]

/** The announcement bar above every page. */
const announcementBlock = 'announcement'
/** Customer quotes on the home page. A public shop shows them and the timeline only once staff have written them. */
export const testimonialsBlock = 'testimonials'
/** The history of the shop, on the about page. */
export const timelineBlock = 'timeline'
export const bannerBlock = (place: BannerPosition) => `banner:${place}`
const pageBlock = (page: TextPageName) => `page:${page}`
/** @param id the number in the recipe's address */
export const recipeBlock = (id: number) => `recipe:${id}`
export const postBlock = (slug: string) => `post:${slug}`

/** The permanent blocks, unlike posts, which are added and removed. */
export const standingBlocks: readonly string[] = [
  announcementBlock,
  ...bannerPositions.map(bannerBlock),
  testimonialsBlock,
  timelineBlock,
  ...textPages.map(pageBlock),
  ...dishes.map(({ id }) => recipeBlock(id)),
]

const POST = /^post:[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/

/** @returns undefined for an unknown block */
export function parseBlockKind(block: string): BlockKind | undefined {
  if (!standingBlocks.includes(block) && !POST.test(block)) return undefined
  return blockKinds.find((kind) => kind === splitBlockId(block)[0])
}

/** Returns the part of an id after the kind: a banner's position, a page's name, a recipe's id or a post's slug. */
export const parseBlockName = (block: string) => splitBlockId(block)[1]

function splitBlockId(block: string): [kind: string, name: string] {
  const [kind = '', name = ''] = block.split(':')
  return [kind, name]
}

/** The banner pictures that come with the shop, with an aspect ratio of 12:5. */
export const bannerPictures: readonly string[] = [
  'hero-home-banner',
  'banner-whole',
  'banner-ground',
  'banner-kits',
  'banner-blends',
  'banner-about',
].map((name) => `/uploads/banners/${name}.jpg`)

/** The post pictures that come with the shop. */
export const postPictures: readonly string[] = [
  'blooming-spices-in-oil',
  'building-a-masala-dabba',
  'buying-spices-in-bulk',
  'how-to-store-spices',
  'making-garam-masala-at-home',
  'rasam-basics',
  'reading-a-spice-label',
  'whole-or-ground-spices',
].map((name) => `${name}.jpg`)

/** Returns the address of a post's picture. @param file the stored name; empty if there is no picture */
export const postPicturePath = (file: string) => (file === '' ? '' : `/uploads/blogs/${file}`)

/** Returns the folder of an uploaded picture, such as 'banners'; undefined for a picture that comes with the shop. */
const folderOf = (address: string) => ownName(address)?.split('/')[0]

/** True if a banner may show the picture. */
export const isBannerPicture = (address: string) =>
  bannerPictures.includes(address) || folderOf(address) === 'banners'

/** True if a post may show the picture, or if there is no picture. */
export const isPostPicture = (file: string) =>
  file === '' || postPictures.includes(file) || folderOf(postPicturePath(file)) === 'blogs'

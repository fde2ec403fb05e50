import { listNames } from 'shared-contracts/catalog/lists/list-names'
import {
  type BannerPosition,
  type BlockKind,
  parseBlockKind,
  parseBlockName,
  recipeBlock,
  type TextPageName,
} from 'shared-contracts/content/admin/content-blocks'
import { dishes } from 'shared-contracts/content/dishes'
import { paths } from 'shared-contracts/routing/paths'

export const kindLabels: Record<BlockKind, string> = {
  announcement: 'Announcement',
  banner: 'Banners',
  testimonials: 'Testimonials',
  timeline: 'Timeline',
  page: 'Pages',
  recipe: 'Recipes',
  post: 'Blog posts',
}

const pageTranslations: Record<TextPageName, string> = {
  shipping: 'Shipping policy',
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  refund: 'Refund policy',
  wholesale: 'Wholesale',
  export: 'Export',
}

/** Returns the name of a block. @param title the post's title, for posts only */
export function blockName(block: string, title?: string): string {
  const name = parseBlockName(block)
  switch (parseBlockKind(block)) {
    case 'banner':
      return name === 'home' ? 'Home page' : listNames[name as Exclude<BannerPosition, 'home'>]
    case 'testimonials':
      return 'Testimonials on the home page'
    case 'timeline':
      return 'Timeline on the about page'
    case 'page':
      return pageTranslations[name as TextPageName]
    case 'recipe':
      return dishes.find(({ id }) => block === recipeBlock(id))?.title ?? name
    case 'post':
      return title ?? name
    default:
      return 'Announcement bar'
  }
}

/** Returns the path of the shop page that shows a block. @param title the post's published title, for posts only */
export function findPagePath(block: string, title: string | undefined): string | undefined {
  const name = parseBlockName(block)
  switch (parseBlockKind(block)) {
    case 'banner':
      return name === 'home' ? paths.home : `/${name}`
    case 'timeline':
      return paths.about
    case 'page':
      return paths[name as TextPageName]
    case 'recipe':
      return paths.recipe(Number(name))
    case 'post':
      return title === undefined ? undefined : paths.blog(title)
    default:
      return paths.home
  }
}

import type { Blog } from 'shared-contracts/domain/content'
import { paths } from 'shared-contracts/domain/paths'
import type { SearchEntry } from 'shared-contracts/remote'
import { blogPicture } from '../data/blogs/blog-picture'
import { ingredientText } from '../data/ingredients/ingredient'
import { findRecipe } from '../data/recipes/recipe-book'
import { recipeCards } from '../data/recipes/recipe-cards'
import { heads } from '../heads'
import { plainPages } from './page-metadata'

/** What shoppers look for that the page's own title and description do not say. */
const alsoNamed: Partial<Record<(typeof plainPages)[number] | 'recipes' | 'blogs', readonly string[]>> = {
  about: ['who we are', 'our story', 'company'],
  wholesale: ['bulk', 'bulk order', 'trade', 'restaurant'],
  export: ['exporter', 'international'],
  contact: ['phone number', 'email', 'address', 'help', 'customer care', 'whatsapp'],
  shipping: ['delivery', 'delivery time', 'courier', 'tracking', 'free delivery'],
  terms: ['conditions', 'terms of use'],
  privacy: ['personal data', 'cookies'],
  refund: ['return', 'returns', 'cancel order', 'money back', 'damaged'],
  recipes: ['recipe', 'cooking'],
  blogs: ['blog', 'articles', 'stories'],
}

function pageEntry(page: keyof typeof alsoNamed): SearchEntry {
  const { title, description } = heads[page]()
  return { kind: 'page', title, path: paths[page], names: alsoNamed[page] ?? [], about: description }
}

const recipeEntry = ({ id, title, image, hashtag }: (typeof recipeCards)[number]): SearchEntry => ({
  kind: 'recipe',
  title,
  path: paths.recipe(id),
  names: [`${title} recipe`],
  about: [hashtag, ...(findRecipe(String(id))?.ingredients ?? []).map((each) => ingredientText(each))].join(
    ', ',
  ),
  picture: image,
})

const blogEntry = (blog: Blog): SearchEntry => ({
  kind: 'post',
  title: blog.title,
  path: paths.blog(blog.title),
  about: 'blog',
  picture: [blogPicture(blog) ?? []].flat()[0],
})

/** What the content team lets be found: recipes with their ingredients, blogs, and the pages that are always there. */
export function contentSearchEntries(blogs: readonly Blog[]): readonly SearchEntry[] {
  return [
    ...recipeCards.map(recipeEntry),
    ...blogs.map(blogEntry),
    ...[...plainPages, 'recipes' as const, 'blogs' as const].map(pageEntry),
  ]
}

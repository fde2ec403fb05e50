import type { Blog } from 'shared-contracts/content/blog'
import { dishTitle, type PublishedContent } from 'shared-contracts/content/published-content'
import type { SearchEntry } from 'shared-contracts/remote'
import { paths } from 'shared-contracts/routing/paths'
import { blogPicture } from '../data/blogs/blog-picture'
import { ingredientText } from '../data/ingredients/ingredient'
import { findRecipe } from '../data/recipes/find-recipe'
import { type RecipeCard, recipeCards } from '../data/recipes/recipe-cards'
import { heads } from '../heads'
import { plainPages } from './page-metadata'

/** Search terms beyond a page's title and description. */
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

const recipeEntry = ({ id, title, image, hashtag }: RecipeCard, own?: PublishedContent): SearchEntry => ({
  kind: 'recipe',
  title: dishTitle({ id, title }, own),
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

/** Recipes with their ingredients, blogs and fixed pages. A recipe that staff renamed is found by both names. */
export function contentSearchEntries(blogs: readonly Blog[], own?: PublishedContent): readonly SearchEntry[] {
  return [
    ...recipeCards.map((card) => recipeEntry(card, own)),
    ...blogs.map(blogEntry),
    ...[...plainPages, 'recipes' as const, 'blogs' as const].map(pageEntry),
  ]
}

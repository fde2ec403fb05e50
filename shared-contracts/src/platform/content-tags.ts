/*
 * Names of the parts of catalogue and content that change independently. The api gives each part a version, and
 * the edge infers a page's parts from the page's calls. A tag has no space, so that it can be sent in a header.
 */

/** The tag of anything without a more specific one. Its version changes with every change. */
export const ANYTHING = 'anything'
/** The tag of the list of all products. */
export const CATALOGUE = 'catalogue'
/** The tag of the shop's own details, which are on every label. */
export const LABEL = 'label'
/** The tag of the list of all posts. */
export const POSTS = 'posts'

export const productTag = (id: string) => `product:${encodeURIComponent(id)}`
export const categoryTag = (category: string) => `category:${encodeURIComponent(category)}`
/** The tag of a product's published reviews, which no list shows. */
export const reviewsTag = (id: string) => `reviews:${encodeURIComponent(id)}`
export const postTag = (title: string) => `post:${encodeURIComponent(title)}`

/** The version of each tag. A tag is missing if its content does not exist. */
export type TagVersions = Readonly<Record<string, string>>

/** Returns the tags of a response, even of a 404. @param call path and query: '/api/products/cloves/facts' */
export function tagsOfCall(call: string): readonly string[] {
  const { pathname, searchParams } = new URL(call, 'http://api')
  const [root, list, first, second] = pathname.slice(1).split('/').map(decode)
  if (root !== 'api' || first === undefined || first === '') {
    if (pathname === '/api/products') return tagsOfList(searchParams.get('category') ?? undefined)
    return [pathname === '/api/blogs' ? POSTS : ANYTHING]
  }
  if (list === 'blogs') return [postTag(first)]
  if (list !== 'products') return [ANYTHING]
  if (first === 'category') return tagsOfList(second)
  if (second === undefined || second === 'description') return [productTag(first)]
  if (second === 'reviews') return [reviewsTag(first)]
  return second === 'facts' ? [productTag(first), reviewsTag(first), LABEL] : [ANYTHING]
}

function tagsOfList(category: string | undefined): readonly string[] {
  return [category === undefined ? CATALOGUE : categoryTag(category)]
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

import { paths } from '../routing/paths'
import type { Testimonials, Timeline } from './admin/content-blocks-schema'
import type { Dish } from './dishes'

/** Published content for one position. For fields that are left out, the shop's original is shown. */
export interface PublishedBlock {
  title?: string
  /** The language of a recipe's title, if staff have changed it: their text exists in only one language. */
  lang?: string
  lead?: string
  /** A banner's stored path. */
  picture?: string
  /** The picture's alternative text; a picture without one is decorative. */
  pictureText?: string
  /** Link target of its button. */
  link?: string
  /** Safe HTML: sanitised by the api or escaped by the edge. */
  html?: string
  /** Fields of a recipe. */
  subtitle?: string
  instructions?: readonly string[]
  tips?: readonly string[]
  closing?: string
  suggestions?: string
  /** The quotes of the testimonials. */
  said?: Testimonials['said']
  entries?: Timeline['entries']
  /** True if nothing is shown here, because the shop is public and has only an example. */
  isHidden?: true
  /** True if there is published text, but only the document of its own page contains it. */
  isElsewhere?: true
}

/** Keyed by position: 'home', a list's slug, 'testimonials', 'timeline' or the path of a page. */
export type PublishedContent = Readonly<Record<string, PublishedBlock>>

/** The name of the query in a page's state under which the edge stores the published content. */
export const PUBLISHED_CONTENT = 'own'

/** The part of the state that contains published content. */
interface State {
  api: { queries: object }
}

/** Returns the published content, if any. The edge puts it into every document, so pages never request it. */
export function publishedContent({ api: { queries } }: State): PublishedContent | undefined {
  return (queries as { own?: { data: PublishedContent } }).own?.data
}

/** Returns the published content for a position. */
export function ownBlock(state: State, place: string): PublishedBlock | undefined {
  return publishedContent(state)?.[place]
}

/** Returns a dish's title: the one that staff have published, otherwise the original English one. */
export function dishTitle({ id, title }: Dish, own: PublishedContent | undefined): string {
  return own?.[paths.recipe(id)]?.title ?? title
}

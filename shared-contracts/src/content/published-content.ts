import { paths } from '../routing/paths'
import type { Testimonials, Timeline } from './admin/content-blocks-schema'
import type { Dish } from './dishes'

/** The content of one place that replaces the shop's default. Fields left out keep the default. */
export interface PublishedBlock {
  title?: string
  /** Language of a recipe's title, which has only one version. */
  lang?: string
  lead?: string
  /** A banner's stored path. */
  picture?: string
  /** Link target of its button. */
  link?: string
  /** Sanitised by the api. */
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
  /** True if a public shop has only the example here, which it does not show. */
  isHidden?: true
  /** True if the shop's own text exists but is only in the document of its page. */
  isElsewhere?: true
}

/** Keyed by place: 'home', a list's slug, or the path of a page. */
export type PublishedContent = Readonly<Record<string, PublishedBlock>>

/** The name of the query under which the edge puts the published content into a page's state. */
export const PUBLISHED_CONTENT = 'own'

/** The part of the store's state that holds published content. */
interface State {
  api: { queries: object }
}

/**
 * Returns what staff have published. The edge puts it into a document only if there is any, so a page never has to
 * request or wait for it.
 * @param state of the store
 */
export function publishedContent({ api: { queries } }: State): PublishedContent | undefined {
  return (queries as { own?: { data: PublishedContent } }).own?.data
}

/** Returns the published content of a place. */
export function ownBlock(state: State, place: string): PublishedBlock | undefined {
  return publishedContent(state)?.[place]
}

/** Returns a dish's English title. */
export function dishTitle({ id, title }: Dish, own: PublishedContent | undefined): string {
  return own?.[paths.recipe(id)]?.title ?? title
}

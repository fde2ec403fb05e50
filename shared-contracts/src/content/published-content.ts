import { paths } from '../routing/paths'
import type { Testimonials, Timeline } from './admin/content-blocks-schema'
import type { Dish } from './dishes'

/** What stands in one place of the shop instead of the text that the shop came with. What is not named stays. */
export interface PublishedBlock {
  title?: string
  /** Of a recipe's title, which has one version. */
  lang?: string
  lead?: string
  /** A banner's stored path. */
  picture?: string
  /** Where its button leads. */
  link?: string
  /** Cleaned by the api. */
  html?: string
  /** Of a recipe, as its fields are named. */
  subtitle?: string
  instructions?: readonly string[]
  tips?: readonly string[]
  closing?: string
  suggestions?: string
  /** The quotes of the testimonials. */
  said?: Testimonials['said']
  /** The entries of the timeline. */
  entries?: Timeline['entries']
  /** The shop is public and has only its example here, which is not shown. */
  isHidden?: true
  /** There is a text of the shop's own, and the document of its page alone has it. */
  isElsewhere?: true
}

/** By place: 'home', a list's name, or the path of a page. */
export type PublishedContent = Readonly<Record<string, PublishedBlock>>

/** The name under which the edge puts them among what a page has asked for. */
export const PUBLISHED_CONTENT = 'own'

/** A store's state, as far as these words are in it. */
interface State {
  api: { queries: object }
}

/**
 * What the shop's people have written. The edge puts it into a document only where there is any, so that a page
 * asks for nothing, and waits for nothing.
 * @param state of the store
 */
export function publishedContent({ api: { queries } }: State): PublishedContent | undefined {
  return (queries as { own?: { data: PublishedContent } }).own?.data
}

/** What they have written for a place. */
export function ownBlock(state: State, place: string): PublishedBlock | undefined {
  return publishedContent(state)?.[place]
}

/** What a dish is called in English. */
export function dishTitle({ id, title }: Dish, own: PublishedContent | undefined): string {
  return own?.[paths.recipe(id)]?.title ?? title
}

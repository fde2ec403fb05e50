export const SEARCH_INDEX_PATH = '/search-index.json'

/** The version of the entries' format. Increment it when older pages could misread the entries. */
const SHAPE = 1

/** Something that shoppers can find by its names. */
export interface SearchEntry {
  kind: 'product' | 'recipe' | 'post' | 'page'
  title: string
  path: string
  /** Alternative names, in any language. */
  names?: readonly string[]
  /** Related terms, such as a recipe's ingredients. */
  about?: string
  /** The order among entries with the same name, lowest first; 0 by default. */
  order?: number
  /** Stored path of its picture. */
  picture?: string | undefined
}

/** The entries of all remotes. */
export interface SearchIndex {
  shape: typeof SHAPE
  /** Changes whenever the entries change. */
  tag: string
  entries: readonly SearchEntry[]
}

export function searchIndex(tag: string, entries: readonly SearchEntry[]): SearchIndex {
  return { shape: SHAPE, tag, entries }
}

/** True if a response is an index in this version's format. The shop may have been updated since the page was opened. */
export function isSearchIndex(answer: unknown): answer is SearchIndex {
  if (typeof answer !== 'object' || answer === null) return false
  const { shape, entries } = answer as Partial<SearchIndex>
  return shape === SHAPE && Array.isArray(entries)
}

/** Where the shop tells what there is to be found in it. */
export const SEARCH_INDEX_PATH = '/search-index.json'

/** Another number stands for entries that who knows this one would misread. */
const SHAPE = 1

/** Something a shopper can look for by its names. */
export interface SearchEntry {
  kind: 'product' | 'recipe' | 'post' | 'page'
  title: string
  path: string
  /** What else it is called, in any language. */
  names?: readonly string[]
  /** What it is about, such as its ingredients. */
  about?: string
  /** Where several are called the same, a lower one comes first; 0 unless told. */
  order?: number
  /** The stored path of a picture of it. */
  picture?: string | undefined
}

/** Everything that all remotes let be found. */
export interface SearchIndex {
  shape: typeof SHAPE
  /** Changes with the entries. */
  tag: string
  entries: readonly SearchEntry[]
}

export function searchIndex(tag: string, entries: readonly SearchEntry[]): SearchIndex {
  return { shape: SHAPE, tag, entries }
}

/** Whether an answer is an index as this version knows it: the shop may have been renewed since the page was opened. */
export function isSearchIndex(answer: unknown): answer is SearchIndex {
  if (typeof answer !== 'object' || answer === null) return false
  const { shape, entries } = answer as Partial<SearchIndex>
  return shape === SHAPE && Array.isArray(entries)
}

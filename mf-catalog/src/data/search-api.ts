import { type ApiError, api, isApiError } from 'shared-contracts/http'
import {
  isSearchIndex,
  SEARCH_INDEX_PATH,
  type SearchIndex,
} from 'shared-contracts/remote/search/search-index'
import type { Finder, Found } from 'shared-contracts/search/finder'

/** The result if the index is from a different release from the page, which then has to be reloaded. */
export const OTHER_VERSION = 'other-version'
type SearchResult = Found | typeof OTHER_VERSION

interface Ready {
  at: number
  finder: Promise<Finder | typeof OTHER_VERSION>
}

/** The age at which a search requests the index again. */
const FRESH_MS = 5 * 60_000
const NO_ANSWER: ApiError = { status: 0, code: undefined, message: undefined }

/** Keyed by the http client: a browser's page has one, and a server has one for each page. */
const readyFor = new WeakMap<object, Ready>()
/** The index most recently prepared; on a server all pages share it. */
let last: { tag: string; finder: Promise<Finder> } | undefined

async function prepareFinder(entries: SearchIndex['entries']): Promise<Finder> {
  const { createFinder } = await import(
    /* webpackChunkName: "touched-finder" */ 'shared-contracts/search/finder'
  )
  return createFinder(entries)
}

function loadFinder({ tag, entries }: SearchIndex): Promise<Finder> {
  if (last?.tag === tag) return last.finder
  const finder = prepareFinder(entries)
  last = { tag, finder }
  finder.catch(() => {
    last = undefined
  })
  return finder
}

type AskIndex = () => Promise<unknown>

/** @throws the request's error */
function readyFinder(http: object, askIndex: AskIndex): Ready['finder'] {
  const ready = readyFor.get(http)
  if (ready && Date.now() - ready.at < FRESH_MS) return ready.finder
  const finder = askIndex().then<Finder | typeof OTHER_VERSION>((index) =>
    isSearchIndex(index) ? loadFinder(index) : OTHER_VERSION,
  )
  readyFor.set(http, { at: Date.now(), finder })
  // Forget a failed attempt, so that the next search tries again.
  finder.catch(() => readyFor.delete(http))
  return finder
}

export const searchApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The results of a query that `searchQuestion` has normalised. The index is usually already loaded. */
    mfCatalogSearch: build.query<SearchResult, string>({
      async queryFn(question, { extra }, _options, ask) {
        async function askIndex() {
          const { data, error } = await ask({ url: SEARCH_INDEX_PATH })
          if (error) throw error
          return data
        }
        try {
          const finder = await readyFinder(Object(extra), askIndex)
          return { data: finder === OTHER_VERSION ? OTHER_VERSION : finder(question) }
        } catch (thrown) {
          return { error: isApiError(thrown) ? thrown : NO_ANSWER }
        }
      },
    }),
  }),
})

export const { useMfCatalogSearchQuery } = searchApi

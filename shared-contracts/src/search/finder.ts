import MiniSearch from 'minisearch'
import type { SearchEntry } from '../remote/search/search-index'
import { splitWords } from './fold'
import { findNames } from './names/find-names'
import { canBeFound, EMPTY_WORDS } from './search-question'

/** The fields of an entry that a result shows. */
export type FoundEntry = Pick<SearchEntry, 'kind' | 'title' | 'path' | 'picture'>

export interface Found {
  /** Best first. */
  entries: readonly FoundEntry[]
  /** Total, including those not returned. */
  total: number
  /** True if no entry matches all words, so these are only similar. */
  isNear: boolean
}

export type Finder = (question: string) => Found

/** The maximum number of results: more than anyone looks through. */
const MOST_FOUND = 48
const NOTHING: Found = { entries: [], total: 0, isNear: false }

/** The weight of each kind. Products come first, because this is a shop. */
const ofKind: Readonly<Record<SearchEntry['kind'], number>> = { product: 1.6, recipe: 1.2, post: 1, page: 1 }
/** The factor for each step of an entry's `order`, which ranks entries with the same name. */
const LATER = 0.7

const EMPTY = new Set(splitWords(EMPTY_WORDS.join(' ')))

/** The maximum number of words: more would slow a search down without finding more. */
const MOST_WORDS = 12
/** The number of entries indexed at once. Between batches, even a slow phone can respond to input. */
const AT_ONCE = 20

/** Returns the significant words of a query, or all its words if none is significant. */
function tellingWords(question: string): string[] {
  const words = splitWords(question)
  const telling = words.filter((word) => !EMPTY.has(word))
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS)
}

/** Caches the words of each text, because many entries have the same names. */
function remembering(split: (text: string) => string[]) {
  const known = new Map<string, string[]>()
  return function splitOnce(text: string): string[] {
    const words = known.get(text) ?? split(text)
    known.set(text, words)
    return words
  }
}

const joined = (text: string) => splitWords(text).join('')

/** The searched fields of an entry and their weights. */
const fields: Readonly<Record<string, { boost: number; text: (entry: SearchEntry) => string }>> = {
  title: { boost: 4, text: ({ title }) => title },
  names: { boost: 4, text: ({ names = [] }) => names.join(' ') },
  cooksNames: { boost: 3, text: ({ title }) => findNames(title).join(' ') },
  about: { boost: 0.6, text: ({ about = '' }) => about },
  cooksNamesAbout: { boost: 0.3, text: ({ about = '' }) => findNames(about).join(' ') },
}
/** A field with each name as a single word, for people who leave out the spaces, as in tejpatta or pavbhaji. */
const WHOLE = 'whole'
const WHOLE_BOOST = 12
const wholeNames = ({ title, names = [] }: SearchEntry) =>
  [title, ...names, ...findNames(title)].map(joined).join(' ')
const boost = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.boost]))

type Forgiven = (word: string) => number | false

/** The allowed typos: none in a short word, otherwise one letter in five. */
const forgiven: Forgiven = (word) => (word.length > 4 ? 0.2 : false)
/** Allows more typos; used if nothing matches all words. */
const forgivenNear: Forgiven = (word) => (word.length > 2 ? 0.4 : false)

/** Indexes entries by names, in all languages and spellings. @returns a function that searches without a request */
export async function createFinder(entries: readonly SearchEntry[]): Promise<Finder> {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]))
  const index = new MiniSearch<SearchEntry>({
    fields: [...Object.keys(fields), WHOLE],
    idField: 'path',
    // Compose a text when it is indexed, because composing all of them at once would take too long.
    extractField(entry, name) {
      if (name === WHOLE) return wholeNames(entry)
      return fields[name]?.text(entry) ?? entry.path
    },
    tokenize: remembering(splitWords),
    // The tokens are already folded.
    processTerm: (word) => word,
    searchOptions: { tokenize: splitWords, boost, prefix: true, weights: { prefix: 0.6, fuzzy: 0.3 } },
  })
  await index.addAllAsync([...byPath.values()], { chunkSize: AT_ONCE })

  function search(question: string, combineWith: 'AND' | 'OR', fuzzy: Forgiven) {
    // A single letter narrows down what other words have found. On its own it would match too much.
    const isTelling = (word: string) => combineWith === 'AND' || new Set(word).size > 1
    const queries = tellingWords(question).filter(isTelling)
    const words = { combineWith, queries, fields: Object.keys(fields) }
    const whole = { queries: [joined(question)], fields: [WHOLE], boost: { [WHOLE]: WHOLE_BOOST } }
    return index
      .search({ combineWith: 'OR', queries: [words, whole] }, { fuzzy, maxFuzzy: 2 })
      .flatMap(({ id, score }) => {
        const entry = byPath.get(id)
        if (!entry) return []
        return [{ entry, rank: score * ofKind[entry.kind] * LATER ** (entry.order ?? 0) }]
      })
      .sort((one, other) => other.rank - one.rank)
      .map(({ entry }) => entry)
  }

  const foundBy = (all: readonly SearchEntry[], isNear: boolean): Found => ({
    entries: all
      .slice(0, MOST_FOUND)
      .map(({ kind, title, path, picture }) => ({ kind, title, path, picture })),
    total: all.length,
    isNear,
  })

  return (question) => {
    if (!canBeFound(question)) return NOTHING
    const all = search(question, 'AND', forgiven)
    if (all.length > 0) return foundBy(all, false)
    return foundBy(search(question, 'OR', forgivenNear), true)
  }
}

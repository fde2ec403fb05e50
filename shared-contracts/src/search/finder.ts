import MiniSearch from 'minisearch'
import type { SearchEntry } from '../remote/search/search-index'
import { splitWords } from './fold'
import { findNames } from './names/find-names'
import { canBeFound, EMPTY_WORDS } from './search-question'

/** The part of an entry that a result shows. */
export type FoundEntry = Pick<SearchEntry, 'kind' | 'title' | 'path' | 'picture'>

/** The results of a question. */
export interface Found {
  /** Best first. */
  entries: readonly FoundEntry[]
  /** Total, including those not returned. */
  total: number
  /** True if nothing matches all words and these are merely close. */
  isNear: boolean
}

export type Finder = (question: string) => Found

/** More than anyone looks through. */
const MOST_FOUND = 48
const NOTHING: Found = { entries: [], total: 0, isNear: false }

/** Products come first in a shop. */
const ofKind: Readonly<Record<SearchEntry['kind'], number>> = { product: 1.6, recipe: 1.2, post: 1, page: 1 }
/** Factor per step in the order of entries with the same name. */
const LATER = 0.7

const EMPTY = new Set(splitWords(EMPTY_WORDS.join(' ')))

/** More words make a search slow and find no more. */
const MOST_WORDS = 12
/** Entries indexed at once; a slow phone stays responsive in between. */
const AT_ONCE = 20

/** Returns the significant words of a question, or all of them if none is. */
function tellingWords(question: string): string[] {
  const words = splitWords(question)
  const telling = words.filter((word) => !EMPTY.has(word))
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS)
}

/** Splits each text only once, because many entries have the same names. */
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
/** Each name as one word: somebody who types a whole name means it, even as tejpatta or pavbhaji. */
const WHOLE = 'whole'
const WHOLE_BOOST = 12
const wholeNames = ({ title, names = [] }: SearchEntry) =>
  [title, ...names, ...findNames(title)].map(joined).join(' ')
const boost = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.boost]))

type Forgiven = (word: string) => number | false

/** Allowed typos: none in a short word, one letter in five otherwise. */
const forgiven: Forgiven = (word) => (word.length > 4 ? 0.2 : false)
/** Allows more typos if nothing matches all words. */
const forgivenNear: Forgiven = (word) => (word.length > 2 ? 0.4 : false)

/**
 * Builds an index of entries by their names, in all languages and spellings.
 * @returns a function that searches synchronously, without a request
 */
export async function createFinder(entries: readonly SearchEntry[]): Promise<Finder> {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]))
  const index = new MiniSearch<SearchEntry>({
    fields: [...Object.keys(fields), WHOLE],
    idField: 'path',
    // Texts are composed on demand, because that takes time for many entries.
    extractField(entry, name) {
      if (name === WHOLE) return wholeNames(entry)
      return fields[name]?.text(entry) ?? entry.path
    },
    tokenize: remembering(splitWords),
    // Already folded with the text.
    processTerm: (word) => word,
    searchOptions: { tokenize: splitWords, boost, prefix: true, weights: { prefix: 0.6, fuzzy: 0.3 } },
  })
  await index.addAllAsync([...byPath.values()], { chunkSize: AT_ONCE })

  function search(question: string, combineWith: 'AND' | 'OR', fuzzy: Forgiven) {
    // A single letter narrows down what other words have found. Alone it would match too much.
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

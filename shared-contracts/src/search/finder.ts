import MiniSearch from 'minisearch'
import type { SearchEntry } from '../remote/search/search-index'
import { splitWords } from './fold'
import { findNames } from './names/find-names'
import { canBeFound, EMPTY_WORDS } from './search-question'

/** As much of an entry as a result shows. */
export type FoundEntry = Pick<SearchEntry, 'kind' | 'title' | 'path' | 'picture'>

/** What a question has found. */
export interface Found {
  /** The best first. */
  entries: readonly FoundEntry[]
  /** How many there are, also of those that are not sent. */
  total: number
  /** Whether nothing has all the words of the question, and these are near it. */
  isNear: boolean
}

export type Finder = (question: string) => Found

/** More than anyone looks through. */
const MOST_FOUND = 48
const NOTHING: Found = { entries: [], total: 0, isNear: false }

/** A shop sells first. */
const ofKind: Readonly<Record<SearchEntry['kind'], number>> = { product: 1.6, recipe: 1.2, post: 1, page: 1 }
/** For each step in the order of things that are called the same. */
const LATER = 0.7

const EMPTY = new Set(splitWords(EMPTY_WORDS.join(' ')))

/** More of them make a search slow, and find no more. */
const MOST_WORDS = 12
/** Entries that are prepared at once: a slow phone answers in between. */
const AT_ONCE = 20

/** The words of a question that say what is looked for; all of them where none does. */
function tellingWords(question: string): string[] {
  const words = splitWords(question)
  const telling = words.filter((word) => !EMPTY.has(word))
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS)
}

/** Many entries have the same names: each text is split once. */
function remembering(split: (text: string) => string[]) {
  const known = new Map<string, string[]>()
  return function splitOnce(text: string): string[] {
    const words = known.get(text) ?? split(text)
    known.set(text, words)
    return words
  }
}

const joined = (text: string) => splitWords(text).join('')

/** What an entry is found by, and how much each counts. */
const fields: Readonly<Record<string, { boost: number; text: (entry: SearchEntry) => string }>> = {
  title: { boost: 4, text: ({ title }) => title },
  names: { boost: 4, text: ({ names = [] }) => names.join(' ') },
  cooksNames: { boost: 3, text: ({ title }) => findNames(title).join(' ') },
  about: { boost: 0.6, text: ({ about = '' }) => about },
  cooksNamesAbout: { boost: 0.3, text: ({ about = '' }) => findNames(about).join(' ') },
}
/** Each name as one word: who types a whole name means it, also as tejpatta or pavbhaji. */
const WHOLE = 'whole'
const WHOLE_BOOST = 12
const wholeNames = ({ title, names = [] }: SearchEntry) =>
  [title, ...names, ...findNames(title)].map(joined).join(' ')
const boost = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.boost]))

type Forgiven = (word: string) => number | false

/** Letters that may be wrong: none in a short word, one in five. */
const forgiven: Forgiven = (word) => (word.length > 4 ? 0.2 : false)
/** Where nothing has all words, more may be. */
const forgivenNear: Forgiven = (word) => (word.length > 2 ? 0.4 : false)

/**
 * Prepares to find entries by their names, in all languages and spellings.
 * @returns finds at once, without a request
 */
export async function createFinder(entries: readonly SearchEntry[]): Promise<Finder> {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]))
  const index = new MiniSearch<SearchEntry>({
    fields: [...Object.keys(fields), WHOLE],
    idField: 'path',
    // The texts are put together when they are needed: that of many entries takes its time.
    extractField(entry, name) {
      if (name === WHOLE) return wholeNames(entry)
      return fields[name]?.text(entry) ?? entry.path
    },
    tokenize: remembering(splitWords),
    // They are folded with the text.
    processTerm: (word) => word,
    searchOptions: { tokenize: splitWords, boost, prefix: true, weights: { prefix: 0.6, fuzzy: 0.3 } },
  })
  await index.addAllAsync([...byPath.values()], { chunkSize: AT_ONCE })

  function search(question: string, combineWith: 'AND' | 'OR', fuzzy: Forgiven) {
    // A single letter narrows what other words have found. By itself it is the beginning of too much.
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

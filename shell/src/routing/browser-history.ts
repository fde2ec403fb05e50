import { createPath, type Location, parsePath, type To } from 'react-router-dom'
import { inLanguage, type Language, splitLanguage } from 'shared-contracts/i18n/language'

/** What the shop keeps in an entry of the browser's history. */
interface EntryState {
  /** What a page gave the navigation to carry. */
  carried: unknown
  /** Tells the entries of one tab apart, for their scroll positions. */
  key: string
}

function toEntryState(value: unknown): EntryState | undefined {
  return typeof value === 'object' && value !== null && 'key' in value ? (value as EntryState) : undefined
}

const newKey = () => Math.random().toString(36).slice(2, 10)

/** The language of the document. Another language is another document. */
export function documentLanguage(): Language {
  return splitLanguage(window.location.pathname).language
}

/** A location of the shop as its pages see it, the same in all languages; a relative `to` has been resolved by the router's hooks. */
export function toLocation(to: To, { carried = null, key = newKey() }: Partial<EntryState> = {}): Location {
  const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
  return { pathname, search, hash, state: carried, key }
}

/** The browser's present location. An entry the shop did not make, such as the first, gets its key now. */
export function presentLocation(): Location {
  const { search, hash } = window.location
  const { pathname } = splitLanguage(window.location.pathname)
  const location = toLocation({ pathname, search, hash }, toEntryState(window.history.state))
  if (!toEntryState(window.history.state)) writeEntry('replaceState', location)
  return location
}

/** The address that the document was opened at: shoppers may have gone back or forward in it since. */
export function openedLocation(): Location {
  const present = presentLocation()
  const [navigation] = performance.getEntriesByType('navigation')
  const { pathname: address, search } = new URL(navigation?.name ?? document.URL)
  const { pathname } = splitLanguage(address)
  return pathname + search === present.pathname + present.search ? present : toLocation({ pathname, search })
}

/** Makes a location the browser's address, in a new entry or in place of the present one. */
export function writeEntry(how: 'pushState' | 'replaceState', location: Location): void {
  const { state: carried, key } = location
  const address = inLanguage(documentLanguage(), createPath(location))
  window.history[how]({ carried, key } satisfies EntryState, '', address)
}

/** Where a link to a page leads, in a language. */
export function buildHref(language: Language, to: To): string {
  return inLanguage(language, typeof to === 'string' ? to : createPath(to))
}

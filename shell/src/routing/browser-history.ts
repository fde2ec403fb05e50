import { createPath, type Location, parsePath, type To } from 'react-router-dom'
import { inLanguage, type Language, splitLanguage } from 'shared-contracts/i18n/language'

/** The shop's data in a browser history entry. */
interface EntryState {
  /** State that a page passed to the navigation. */
  carried: unknown
  /** Identifies an entry within its tab, for restoring its scroll position. */
  key: string
}

function toEntryState(value: unknown): EntryState | undefined {
  return typeof value === 'object' && value !== null && 'key' in value ? (value as EntryState) : undefined
}

const newKey = () => Math.random().toString(36).slice(2, 10)

/** Returns the language of the document. Each language has its own documents. */
export function documentLanguage(): Language {
  return splitLanguage(window.location.pathname).language
}

/** Builds a location as pages see it, the same in all languages. The router's hooks have already resolved a relative `to`. */
export function toLocation(to: To, { carried = null, key = newKey() }: Partial<EntryState> = {}): Location {
  const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
  return { pathname, search, hash, state: carried, key }
}

/** Returns the browser's current location. Gives a key to an entry that the shop did not create, such as the first. */
export function presentLocation(): Location {
  const { search, hash } = window.location
  const { pathname } = splitLanguage(window.location.pathname)
  const location = toLocation({ pathname, search, hash }, toEntryState(window.history.state))
  if (!toEntryState(window.history.state)) writeEntry('replaceState', location)
  return location
}

/** Returns the address at which the document was opened. Shoppers may have gone back or forward since. */
export function openedLocation(): Location {
  const present = presentLocation()
  const [navigation] = performance.getEntriesByType('navigation')
  const { pathname: address, search } = new URL(navigation?.name ?? document.URL)
  const { pathname } = splitLanguage(address)
  return pathname + search === present.pathname + present.search ? present : toLocation({ pathname, search })
}

/** Sets the browser's address, in a new entry or replacing the current one. */
export function writeEntry(how: 'pushState' | 'replaceState', location: Location): void {
  const { state: carried, key } = location
  const address = inLanguage(documentLanguage(), createPath(location))
  window.history[how]({ carried, key } satisfies EntryState, '', address)
}

/** Returns the href of a page in a language. */
export function buildHref(language: Language, to: To): string {
  return inLanguage(language, typeof to === 'string' ? to : createPath(to))
}

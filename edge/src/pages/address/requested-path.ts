import { splitLanguage } from 'shared-contracts/i18n/language'
import { paths } from 'shared-contracts/routing/paths'
import { searchQuestion } from 'shared-contracts/search/search-question'

/** The path of an address within the shop. */
export function stripQuery(url: string): string {
  const query = url.indexOf('?')
  return query < 0 ? url : url.slice(0, query)
}

/**
 * What each page that reads its query makes of it, in one spelling. Add every page here that renders differently by query:
 * otherwise the server renders it without one, and typed text is lost when the browser takes over.
 */
const queryReaders: Readonly<Record<string, (fields: URLSearchParams) => string>> = {
  [paths.search](fields) {
    const question = searchQuestion(fields.get('q') ?? '')
    return question && paths.searchFor(question).slice(paths.search.length)
  },
  [paths.login]: (fields) => (fields.has('forgotten') ? '?forgotten' : ''),
}

/**
 * The part of an address's query that its page depends on. Most pages are the same whatever the query.
 * @param path of the page that the address asks for
 * @returns such as '?q=haldi', or nothing
 */
export function selectQuery(path: string, url: string): string {
  const query = url.indexOf('?')
  if (query < 0) return ''
  const page = splitLanguage(path).pathname.toLowerCase().replace(/\/+$/, '')
  return queryReaders[page]?.(new URLSearchParams(url.slice(query))) ?? ''
}

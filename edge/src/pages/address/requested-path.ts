import { splitLanguage } from 'shared-contracts/i18n/language'
import { paths } from 'shared-contracts/routing/paths'
import { searchQuestion } from 'shared-contracts/search/search-question'

export function stripQuery(url: string): string {
  const query = url.indexOf('?')
  return query < 0 ? url : url.slice(0, query)
}

/**
 * Normalises the query of each page that reads it. Add every page here that renders differently by query: otherwise the
 * server renders it without one, and typed text is lost on hydration.
 */
const queryReaders: Readonly<Record<string, (fields: URLSearchParams) => string>> = {
  [paths.search](fields) {
    const question = searchQuestion(fields.get('q') ?? '')
    return question && paths.searchFor(question).slice(paths.search.length)
  },
  [paths.login]: (fields) => (fields.has('forgotten') ? '?forgotten' : ''),
}

/** Returns the part of the query that the page depends on, such as '?q=haldi', or ''. Most pages ignore it. */
export function selectQuery(path: string, url: string): string {
  const query = url.indexOf('?')
  if (query < 0) return ''
  const page = splitLanguage(path).pathname.toLowerCase().replace(/\/+$/, '')
  return queryReaders[page]?.(new URLSearchParams(url.slice(query))) ?? ''
}

import { paths } from 'shared-contracts/domain/paths'
import { searchQuestion } from 'shared-contracts/domain/search-question'
import { splitLanguage } from 'shared-contracts/domain/words/language'

/** The path of an address within the shop. */
export function pathOf(url: string): string {
  const query = url.indexOf('?')
  return query < 0 ? url : url.slice(0, query)
}

/**
 * What of an address's query makes another page: what is looked for, at the address of the search, in its one spelling.
 * All other pages are the same whatever the query.
 * @param path of the page that the address asks for
 * @returns such as '?q=haldi', or nothing
 */
export function keptQuery(path: string, url: string): string {
  const query = url.indexOf('?')
  if (query < 0 || splitLanguage(path).pathname.toLowerCase() !== paths.search) return ''
  const question = searchQuestion(new URLSearchParams(url.slice(query)).get('q') ?? '')
  return question && paths.searchFor(question).slice(paths.search.length)
}

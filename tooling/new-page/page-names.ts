import { WrongUse } from '../command-line/command-line'
import { OF_THE_EDGE, type TakenPaths } from '../new-remote/remote-names'

/** What a new page is called, in each place that names it. */
export interface PageNames {
  /** The team's: 'mf-content'. */
  remote: string
  /** '/gift-guide'. */
  path: string
  /** In the names of files and of its chunk: 'gift-guide'. */
  page: string
  /** In the names of values: 'giftGuide'. */
  key: string
  /** In the names of components: 'GiftGuide'. */
  Page: string
  /** For visitors: 'Gift Guide'. */
  Title: string
}

/**
 * @param taken the remotes there are, with the paths they own
 * @throws WrongUse with one sentence that says what to do
 */
export function pageNames(remote: string, path: string, taken: TakenPaths): PageNames {
  if (!(remote in taken))
    throw new WrongUse(`There is no remote ${remote}: choose from ${Object.keys(taken).join(', ')}.`)
  if (!/^\/[a-z]+(-[a-z]+)*$/.test(path))
    throw new WrongUse(`A page's path is one segment such as /press, not '${path}'.`)
  const owner = OF_THE_EDGE.includes(path)
    ? 'the edge'
    : Object.keys(taken).find((other) => taken[other]?.includes(path))
  if (owner) throw new WrongUse(`${path} is ${owner}'s already. Choose another path.`)
  const page = path.slice(1)
  const words = page.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const Page = words.join('')
  return {
    remote,
    path,
    page,
    key: Page.charAt(0).toLowerCase() + Page.slice(1),
    Page,
    Title: words.join(' '),
  }
}

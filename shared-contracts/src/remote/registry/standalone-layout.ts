import { splitLanguage } from '../../i18n/language'
import { findOwner, type LiveRemote } from './live-remotes'
import { matchesPrefix } from './path-prefix'

/** Where the owner's admin is, which holds passwords and codes: nothing of the shop is ever named there. */
const ADMIN = '/admin'

/**
 * Whether a remote is for other people than shoppers, such as the shop's owner: it asks for a bare frame. Its pages have no
 * navigation, search and footer of the shop, are made in the browser, and are kept and listed by nobody.
 */
export function isStandalone({ frame }: Pick<LiveRemote, 'frame'>): boolean {
  return frame === 'bare'
}

/** Those of the shop, which search engines, the sitemap and all pages may know. */
export function ofShop<Remote extends Pick<LiveRemote, 'frame'>>(remotes: readonly Remote[]): Remote[] {
  return remotes.filter((remote) => !isStandalone(remote))
}

/**
 * The remotes that the document of a path names: all of the shop's for a page of the shop, and of one that stands apart
 * itself alone. So neither can fetch a file of the other, or fail with it.
 */
export function selectRemotes<Remote extends Pick<LiveRemote, 'frame' | 'prefixes'>>(
  path: string,
  remotes: readonly Remote[],
): { owner: Remote | undefined; named: readonly Remote[] } {
  const owner = findOwner(path, remotes)
  if (owner && isStandalone(owner)) return { owner, named: [owner] }
  if (matchesPrefix(splitLanguage(path).pathname.toLowerCase(), ADMIN)) return { owner: undefined, named: [] }
  return { owner, named: ofShop(remotes) }
}

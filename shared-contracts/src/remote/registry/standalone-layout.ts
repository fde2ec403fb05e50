import { splitLanguage } from '../../i18n/language'
import { findOwner, type LiveRemote } from './live-remotes'
import { matchesPrefix } from './path-prefix'

/** The admin's path. The admin handles passwords and codes, so its pages load none of the shop's code. */
const ADMIN = '/admin'

/**
 * True if a remote is not for shoppers but, for example, for staff, and uses a bare frame. Its pages have no shop navigation,
 * search or footer, are rendered in the browser, and are neither cached nor indexed.
 */
export function isStandalone({ frame }: Pick<LiveRemote, 'frame'>): boolean {
  return frame === 'bare'
}

/** Returns the shop's own remotes, the only ones for search engines, the sitemap and the shop's pages. */
export function ofShop<Remote extends Pick<LiveRemote, 'frame'>>(remotes: readonly Remote[]): Remote[] {
  return remotes.filter((remote) => !isStandalone(remote))
}

/** Selects a page's remotes: its owner alone if standalone, none on other /admin paths, else the shop's. */
export function selectRemotes<Remote extends Pick<LiveRemote, 'frame' | 'prefixes'>>(
  path: string,
  remotes: readonly Remote[],
): { owner: Remote | undefined; named: readonly Remote[] } {
  const owner = findOwner(path, remotes)
  if (owner && isStandalone(owner)) return { owner, named: [owner] }
  if (matchesPrefix(splitLanguage(path).pathname.toLowerCase(), ADMIN)) return { owner: undefined, named: [] }
  return { owner, named: ofShop(remotes) }
}

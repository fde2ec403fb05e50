import { splitLanguage } from '../../i18n/language'
import { findOwner, type LiveRemote } from './live-remotes'
import { matchesPrefix } from './path-prefix'

/** Path of the admin, which handles passwords and codes, so its documents never load anything of the shop. */
const ADMIN = '/admin'

/**
 * True if a remote is not for shoppers but, say, for the owner: it uses a bare frame. Its pages have no shop navigation,
 * search or footer, are rendered in the browser, and are neither cached nor indexed.
 */
export function isStandalone({ frame }: Pick<LiveRemote, 'frame'>): boolean {
  return frame === 'bare'
}

/** Returns the shop's own remotes, which search engines, the sitemap and all pages may know. */
export function ofShop<Remote extends Pick<LiveRemote, 'frame'>>(remotes: readonly Remote[]): Remote[] {
  return remotes.filter((remote) => !isStandalone(remote))
}

/**
 * Selects the remotes for the document of a path: all of the shop's for a page of the shop, and only itself for a
 * standalone one. So neither can load the other's files, or fail with it.
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

import type { Head, RemoteRoute } from '../contract/remote-module'

/** The head of a page that is one shopper's own: no search engine lists it. */
export function privateHead(title: string, description: string): RemoteRoute['head'] {
  return (_state, _params, t): Head => ({ title: t(title), description: t(description), robots: 'noindex' })
}

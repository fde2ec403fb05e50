import type { Head, RemoteRoute } from '../contract/remote-module'

/** Makes the head of a private page, which must not be indexed. */
export function privateHead(title: string, description: string): RemoteRoute['head'] {
  return (_state, _params, t): Head => ({ title: t(title), description: t(description), robots: 'noindex' })
}

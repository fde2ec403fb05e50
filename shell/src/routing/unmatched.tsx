import { useLocation } from 'react-router'
import { shop } from 'shared-contracts/domain/shop'
import type { Head } from 'shared-contracts/remote'
import { usePageHead } from '../page-frame/use-page-head'
import { NotFoundPage } from '../pages/not-found-page'
import type { Remotes } from '../remotes/remotes'
import { partName, RemoteUnavailable } from './remote-unavailable'

interface Props {
  remotes: Remotes
  /** Loads the owner of a path and adds its routes; rejects when it can't. */
  addRoutes: (path: string) => Promise<void>
}

const nowhere: Head = { title: 'Page not found', description: shop.tagline, robots: 'noindex' }

/** What stands where no route matched: the failure of the remote that owns the path, or the 404 page. */
export function Unmatched({ remotes, addRoutes }: Props) {
  const { pathname } = useLocation()
  const owner = remotes.ownerOf(pathname)
  const missing = owner && !remotes.isLoaded(owner) ? owner : undefined
  usePageHead(missing ? { ...nowhere, title: `${partName(missing.name)} can't be shown` } : nowhere)
  if (!missing) return <NotFoundPage />
  return (
    <RemoteUnavailable
      name={missing.name}
      failure={remotes.failureOf(missing)}
      onRetry={() => addRoutes(pathname)}
    />
  )
}

import { useLocation, useNavigate } from 'react-router'
import { NotFoundPage } from '../pages/not-found-page'
import type { Remotes } from '../remotes/remotes'
import { RemoteUnavailable } from './remote-unavailable'

interface Props {
  remotes: Remotes
  /** Loads the owner of a path and adds its routes; rejects when it can't. */
  addRoutes: (path: string) => Promise<void>
}

/** What stands where no route matched: the failure of the remote that owns the path, or the 404 page. */
export function Unmatched({ remotes, addRoutes }: Props) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const owner = remotes.ownerOf(pathname)
  if (!owner || remotes.isLoaded(owner)) return <NotFoundPage />

  async function retry() {
    await addRoutes(pathname)
    await navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true })
  }
  return <RemoteUnavailable name={owner.name} onRetry={retry} />
}

import { matchRoutes } from 'react-router-dom'
import type { RemoteModule, RemoteRoute, RouteParams } from 'shared-contracts/remote'

interface Match {
  route: RemoteRoute
  params: RouteParams
}

/** The route of a remote that answers a path; paths match case-insensitively (specification 1.8). */
export function findRoute({ routes }: Pick<RemoteModule, 'routes'>, pathname: string): Match | undefined {
  const match = matchRoutes(
    routes.map((route) => ({ path: route.path, handle: route })),
    pathname,
  )?.at(-1)
  return match && { route: match.route.handle, params: match.params }
}

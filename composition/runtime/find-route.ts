import { matchRoutes } from 'react-router-dom'
import type { LiveRemote, RemoteModule, RemoteRoute, RouteParams } from 'shared-contracts/remote'

interface Match {
  route: RemoteRoute
  params: RouteParams
}

/** A remote's route with the parameters of the matched path. */
export interface FoundRoute extends Match {
  remote: LiveRemote
}

/** Ignores case (specification 1.8). @param search the query; a route gets only parameters that it declares */
export function findRoute(
  { routes }: Pick<RemoteModule, 'routes'>,
  pathname: string,
  search = '',
): Match | undefined {
  const match = matchRoutes(
    routes.map((route) => ({ path: route.path, handle: route })),
    pathname,
  )?.at(-1)
  if (!match) return undefined
  const { handle: route } = match.route
  const query = new URLSearchParams(search)
  const asked = route.query?.map((field) => [field, query.get(field) ?? undefined])
  return { route, params: asked ? { ...Object.fromEntries(asked), ...match.params } : match.params }
}

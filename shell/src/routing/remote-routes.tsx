import type { RouteObject } from 'react-router'
import type { LiveRemote, RemoteModule, RemoteRoute } from 'shared-contracts/remote'
import { lazyPage } from './lazy-page'
import { RemoteUnavailable } from './remote-unavailable'

/** What the frame around a page knows of it. */
export interface RouteHandle {
  remote: string
  route: RemoteRoute
}

/** A remote's routes as the router takes them: each inside the first ring of failure, its own boundary. */
export function remoteRoutes(remote: LiveRemote, module: RemoteModule): RouteObject[] {
  return module.routes.map((route) => ({
    id: `${remote.name}:${route.path}`,
    path: route.path,
    handle: { remote: remote.name, route } satisfies RouteHandle,
    errorElement: <RemoteUnavailable name={remote.name} />,
    ...(route.lazy ? lazyPage(route.lazy) : { Component: route.Component ?? null }),
  }))
}

import { useLoaderData } from 'react-router'
import type { RemoteRoute } from 'shared-contracts/remote'

type Lazy = NonNullable<RemoteRoute['lazy']>

function LazyPage() {
  const { Component } = useLoaderData<Awaited<ReturnType<Lazy>>>()
  return <Component />
}

/**
 * A page in a file of its own, as the router takes it. A loader fetches it, not the router's own `lazy`: a route whose
 * `lazy` failed counts as still on its way, and the router would show nothing where its error belongs.
 */
export function lazyPage(lazy: Lazy) {
  return { loader: () => lazy(), Component: LazyPage }
}

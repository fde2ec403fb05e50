import { useMatches } from 'react-router'
import { shop } from 'shared-contracts/domain/shop'
import type { Head } from 'shared-contracts/remote'
import { useAppSelector } from 'shared-contracts/store'
import type { RouteHandle } from '../routing/remote-routes'

const unknown: Head = { title: shop.tagline, description: shop.tagline }

function isSameHead(a: Head | undefined, b: Head | undefined): boolean {
  return a?.title === b?.title && a?.description === b?.description && a?.robots === b?.robots
}

/** What the present remote's route says of itself; undefined where no remote's route is shown. */
export function useRouteHead(): Head | undefined {
  const match = useMatches().at(-1)
  const handle = match?.handle as RouteHandle | undefined
  return useAppSelector((state) => {
    try {
      return handle?.route.head(state, match?.params ?? {})
    } catch {
      // A remote's mistake in its title must not take the frame down.
      return unknown
    }
  }, isSameHead)
}

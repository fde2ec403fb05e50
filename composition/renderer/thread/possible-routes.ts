import type { RemoteRoute } from 'shared-contracts/remote'

/** Leaves out routes that cannot match a path, because the router compiles each route's pattern for every match. */
export function possibleRoutes(routes: readonly RemoteRoute[], pathname: string): RemoteRoute[] {
  const asked = segments(pathname)
  return routes.filter(({ path }) => {
    if (/[*?]/.test(path)) return true
    const pattern = segments(path)
    return (
      pattern.length === asked.length && pattern.every((segment, at) => mayEqual(segment, asked[at] ?? ''))
    )
  })
}

/** Also true for a segment with percent-encoding, which the router decodes. */
function mayEqual(pattern: string, asked: string): boolean {
  return pattern.startsWith(':') || asked.includes('%') || pattern.toLowerCase() === asked.toLowerCase()
}

const segments = (path: string) => path.split('/').filter(Boolean)

/**
 * Returns the canonical spelling of a path: fixed parts as in the route, parameters as in links, no trailing slash.
 * @param pattern such as '/whole-spices/:id' @param pathname decodable
 */
export function canonicalPath(pattern: string, pathname: string): string {
  const asked = segments(pathname)
  const spelt = segments(pattern).map((segment, index) =>
    segment.startsWith(':') ? encodedAsInLinks(asked[index]) : segment,
  )
  return `/${spelt.filter((segment) => segment !== undefined).join('/')}`
}

/** Encodes as `paths` of shared-contracts does. */
function encodedAsInLinks(segment: string | undefined): string | undefined {
  return segment && encodeURIComponent(decodeURIComponent(segment))
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean)
}

/**
 * The one spelling of a path: the fixed parts as the route has them, parameters encoded as links encode them, no slash
 * at the end.
 * @param pattern the route's, such as '/whole-spices/:id'
 * @param pathname decodable
 */
export function canonicalPath(pattern: string, pathname: string): string {
  const asked = segments(pathname)
  const spelt = segments(pattern).map((segment, index) =>
    segment.startsWith(':') ? encodedAsInLinks(asked[index]) : segment,
  )
  return `/${spelt.filter((segment) => segment !== undefined).join('/')}`
}

/** As `paths` of shared-contracts does. */
function encodedAsInLinks(segment: string | undefined): string | undefined {
  return segment && encodeURIComponent(decodeURIComponent(segment))
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean)
}

/**
 * The one spelling of a path: the fixed parts as the route has them, no slash at the end, parameters untouched.
 * @param pattern the route's, such as '/whole-spices/:id'
 */
export function canonicalPath(pattern: string, pathname: string): string {
  const asked = segments(pathname)
  const spelt = segments(pattern).map((segment, index) => (segment.startsWith(':') ? asked[index] : segment))
  return `/${spelt.filter((segment) => segment !== undefined).join('/')}`
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean)
}

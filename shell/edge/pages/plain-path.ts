const NEEDS_NO_CODE = /[\w.~-]/

/**
 * A path without what changes nothing about it: no character is percent-encoded that need not be (RFC 3986, 6.2.2), and
 * no slash stands twice.
 */
export function plainPath(path: string): string {
  if (!path.includes('%') && !path.includes('//')) return path
  return path.replace(/\/{2,}/g, '/').replace(/%[\da-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return NEEDS_NO_CODE.test(character) ? character : code.toUpperCase()
  })
}

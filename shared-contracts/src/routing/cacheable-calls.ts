/** Api calls for products and blogs, whose responses are the same for everyone (specification 23.1, 23.14). */
const KEPT = [/^\/api\/products(\/category)?(\/[^/]+)?$/, /^\/api\/blogs(\/[^/]+)?$/]

/** True if a browser may store the response of a call for offline use. @param pathname the call's path */
export function isCacheableCall(pathname: string): boolean {
  return KEPT.some((pattern) => pattern.test(pathname))
}

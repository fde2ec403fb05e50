/** Catalogue and content, as the api gives them to everyone alike (specification 23.1, 23.14). */
const KEPT = [/^\/api\/products(\/category)?(\/[^/]+)?$/, /^\/api\/blogs(\/[^/]+)?$/]

/** Whether a browser may keep the answer to a call for the time offline. @param pathname of the call */
export function isCacheableCall(pathname: string): boolean {
  return KEPT.some((pattern) => pattern.test(pathname))
}

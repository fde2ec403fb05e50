/**
 * Whether overrides may come from an origin.
 * @param allowed origins as OVERRIDE_ORIGINS lists them; ':*' in place of a port allows each
 */
export function isAllowed(origin: string, allowed: readonly string[]): boolean {
  const anyPort = origin.replace(/:\d+$/, '')
  return allowed.some((each) => each === origin || each === `${anyPort}:*`)
}

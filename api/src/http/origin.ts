const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/

interface Site {
  publicOrigin: string
  isProduction: boolean
}

/**
 * Whether an Origin header names the shop itself: its public address, or the host that the browser asked (the edge passes
 * it on). In development every name of this machine counts.
 */
export function isOwnOrigin(origin: string, host: string, { publicOrigin, isProduction }: Site): boolean {
  if (origin === publicOrigin) return true
  if (!URL.canParse(origin)) return false
  const given = new URL(origin)
  if (given.host === host) return true
  return !isProduction && LOOPBACK.test(given.hostname) && LOOPBACK.test(hostname(host))
}

function hostname(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : ''
}

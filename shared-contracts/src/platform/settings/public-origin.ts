/** The names and addresses of the local machine, including all names below `localhost` (RFC 6761, 6.3). */
const OWN_MACHINE = /^(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/

/** @param host a name or address, as in a URL */
export function isOwnMachine(host: string): boolean {
  return OWN_MACHINE.test(host)
}

/** True unless the address is this machine's own. @param origin PUBLIC_ORIGIN; without it the shop is local */
export function isPublicOrigin(origin: string | undefined): boolean {
  if (!origin) return false
  return !URL.canParse(origin) || !isOwnMachine(new URL(origin).hostname)
}
